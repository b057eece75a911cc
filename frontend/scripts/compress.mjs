// Lays a Brotli copy beside each file that is worth it: the server gives it to browsers that ask for one. It is made
// once and with patience, so it is a tenth smaller than what the server could compress on the way.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const WORTH_IT = /\.(js|css|svg|html)$/;
/** In bytes; many small parts make a page, too. */
const LEAST = 200;

/** Compresses the files directly in `folder`; what is small or compressed already stays alone. */
export function compressIn(folder) {
  for (const name of readdirSync(folder).filter((file) => WORTH_IT.test(file))) {
    const plain = readFileSync(join(folder, name));
    if (plain.length < LEAST) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
  }
}
