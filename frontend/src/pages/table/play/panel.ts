/** What can be opened beside a board. */
export type Panel = 'log' | 'chat' | 'people' | 'rules';
