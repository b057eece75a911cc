import { rest } from '../../../app.svelte';
import type { Settings, Table } from '../../../protocol/types';
import type { TableView } from '../tableView.svelte';

/** The host's choices on their way to the server, one request after the other; the last one counts. */
export class SettingsDraft {
  #wanted = $state.raw<Settings | undefined>();
  readonly #view: TableView;

  constructor(view: TableView) {
    this.#view = view;
  }

  get isSaving(): boolean {
    return this.#wanted !== undefined;
  }

  /** The settings as they are to be; those of the table where nothing is on its way. */
  of(table: Table): Settings {
    return this.#wanted ?? table.settings;
  }

  /** Saves settings; after a refusal those of the table are shown again. */
  async change(settings: Settings): Promise<void> {
    const isUnderWay = this.isSaving;
    this.#wanted = settings;
    if (isUnderWay) return;
    let sent: Settings;
    do sent = this.#wanted;
    while ((await this.#view.attempt(() => rest.settings(this.#view.id, sent))) && this.#wanted !== sent);
    this.#wanted = undefined;
  }
}
