/** A press on something grey means an action too: the server says why that is not possible now. */

interface Now<A> {
  busy: boolean;
  explain?: (...actions: A[]) => void;
}

/** Asks why the last of these actions is not possible; not while another action is on its way. */
export function askWhy<A>({ busy, explain }: Now<A>, ...meant: A[]): void {
  if (!busy) explain?.(...meant);
}
