/*
 * Only for those who draw: shows one picture or board, named in the address, as in
 * /gallery.html?show=hero&theme=dark; with &from=two a click plays from that moment to the one shown. Whoever changes
 * what follows the # in the address sees another without loading the page again. The dev server serves it, the build
 * leaves it out.
 */
import { mount, unmount } from 'svelte';
import '../styles/base.css';
import Gallery from './Gallery.svelte';
import { allMoments } from './gameGallery';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const target = document.getElementById('gallery');
let shown: object | undefined;

async function show(): Promise<void> {
  if (!target) return;
  if (shown) await unmount(shown);
  const name = location.hash.slice(1) || (wanted.get('show') ?? '');
  shown = mount(Gallery, { target, props: { show: name, from: wanted.get('from') } });
}

/* For whoever wants to see them all. */
Object.assign(window, { moments: allMoments() });
addEventListener('hashchange', () => void show());
void show();
