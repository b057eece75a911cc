import { mount } from 'svelte';
import App from './App.svelte';
import { link } from './app.svelte';
import './styles/base.css';

/** The longest wait for the font of the headings, in milliseconds; a font that comes later may shift the layout. */
const PATIENCE = 1_000;

async function lettersCome(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  // They may fail, and a browser that protects its user may not load any: then other letters are there.
  await Promise.race([document.fonts?.load('700 1rem Jost').catch(() => {}), late]);
}

const target = document.getElementById('app');
if (target) {
  link.start();
  // Not awaited here: whatever is fetched later could not share this file then, and all would be larger.
  void lettersCome().then(() => {
    mount(App, { target });
    document.getElementById('unloaded')?.remove();
  });
}
