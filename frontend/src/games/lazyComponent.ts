import type { Component } from 'svelte';
import LazyComponent from './LazyComponent.svelte';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in Svelte's own declaration of Component */
type Props = Record<string, any>;

type Load<P extends Props> = () => Promise<{ default: Component<P> }>;

/** A component with a way to fetch it before it is shown. */
export type Lazy<P extends Props> = Component<P> & { fetch?: () => Promise<unknown> };

/** A component that fetches itself when it is shown, so that the lobby, which shows posters only, need not load boards. */
export function lazyComponent<P extends Props>(load: Load<P>): Lazy<P> {
  const lazy: Component<P> = (anchor, given) =>
    LazyComponent(anchor, { load: load as Load<Props>, given, decoration: false });
  return Object.assign(lazy, { fetch: load });
}

/** The same for what is there to be looked at only: nothing is said while it is on its way. */
export function lazyPicture(load: Load<Props>): Component {
  return (anchor, given) => LazyComponent(anchor, { load, given, decoration: true });
}
