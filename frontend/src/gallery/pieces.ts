/*
 * Only for those who draw, and for the test that compares them with approved pictures: the cards and pieces of all
 * games, as in /pieces.html, or of some, as in /pieces.html?games=hike,avalanche&size=1.5&theme=dark.
 */
import { mount } from 'svelte';
import '../styles/base.css';
import Pieces from './Pieces.svelte';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const games = (wanted.get('games') ?? '').split(',').filter(Boolean);
mount(Pieces, { target: document.body, props: { games, size: Number(wanted.get('size') ?? 1) } });
