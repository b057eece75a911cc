import { mount } from 'svelte';
import App from './App.svelte';
import { link } from './house.svelte';
import './styles/base.css';

const target = document.getElementById('app');
if (target) {
  mount(App, { target });
  link.start();
}
