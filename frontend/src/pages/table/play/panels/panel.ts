/** The panels that can be opened next to a board. */
export type Panel = 'log' | 'chat' | 'people' | 'rules';
