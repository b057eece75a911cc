#!/usr/bin/env node
// Stands in for Java and the server: a page, and an address that logs an error. With --stub.away it does not start.
import { createServer } from 'node:http';

if (process.argv.includes('--version')) {
  console.log('stub 25');
  process.exit(0);
}
if (process.argv.includes('--stub.away')) process.exit(1);
const port = process.argv.find((argument) => argument.startsWith('--server.port=')).split('=')[1];
createServer((request, response) => {
  if (request.url === '/logs-an-error') console.log('2026-11-29T00:00:00.000Z ERROR 1 --- [chalet] : something failed');
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><link rel="icon" href="data:,"><h1>A page</h1>');
}).listen(port);
process.on('SIGTERM', () => process.exit(0));
