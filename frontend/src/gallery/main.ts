/*
 * Only for those who draw: shows one picture or board, named in the address, as in
 * /gallery.html?show=hero&theme=dark; with &from=two a click plays from that moment to the one shown. The dev server serves it, the build leaves it out.
 */
import { mount } from 'svelte';
import '../styles/base.css';
import Gallery from './Gallery.svelte';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { show: wanted.get('show') ?? '', from: wanted.get('from') } });
