// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export type HostAction =
  | 'START'
  | 'CHANGE_SETTINGS'
  | 'CHOOSE_GAME'
  | 'HAND_OVER'
  | 'REMOVE_GUEST'
  | 'MUTE_GUEST'
  | 'ANSWER_REQUEST'
  | 'ADD_BOT'
  | 'REMOVE_BOT'
  | 'EMPTY_SEAT'
  | 'GIVE_SEAT_TO_PROGRAM'
  | 'TAKE_TOKEN_BACK';

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface ServerReasons {
  'archive-unknown-match': null;
  'archive-cursor': null;
  'archive-whose': null;
  'archive-viewer': null;
  'archive-never-played': null;
  'archive-still-played': null;
  'archive-deal-closed': null;
  'archive-replays-busy': null;
  'archive-statistics-busy': null;
  'preview-reveals': null;
  'preview-ends-turn': null;
  'lesson-unknown': null;
  'lesson-unknown-position': null;
  'lesson-actions-text': null;
  'lesson-actions-count': {
    most: number;
  };
  'lesson-unknown-action': null;
  'match-moved-on': null;
  'match-moved-on-from-hint': null;
  'match-others-play': null;
  'match-no-hints': null;
  'match-busy': null;
  'match-not-your-turn': null;
  'match-over': null;
  'match-unknown-ply': null;
  'match-running': null;
  'match-nothing-to-play': null;
  'match-rules-changed': null;
  'match-not-seated': null;
  'match-not-watchable': null;
  'match-unknown': null;
  'match-unreadable': null;
  'match-no-action': null;
  'match-long-action': null;
  'match-no-player-to-vote-about': null;
  'match-preview-length': {
    most: number;
  };
  'match-command-id': null;
  'match-nothing-to-undo': null;
  'match-already-seated': null;
  'match-not-away': null;
  'match-too-fast': null;
  'match-shutting-down': null;
  'match-unavailable': null;
  'match-unknown-game': null;
  'match-seats': null;
  'match-first-seat': null;
  'match-options': null;
  'player-guest-needed': null;
  'player-unknown': null;
  'player-long-name': {
    most: number;
  };
  'player-invisible-in-name': null;
  'player-empty-name': null;
  'player-accents-in-name': null;
  'player-reserved-name': null;
  'game-seats': {
    game: string;
    fewest: number;
    most: number;
  };
  'game-seats-exactly': {
    game: string;
    seats: number;
  };
  'game-alone': {
    game: string;
  };
  'game-over': null;
  'game-not-your-turn': null;
  'solo-unknown-deal': null;
  'solo-unknown-match': null;
  'solo-no-such-match': null;
  'solo-unfinished': null;
  'solo-unknown-seat': null;
  'solo-not-solitaire': null;
  'solo-match-over': null;
  'solo-not-over': null;
  'solo-rules-changed': null;
  'solo-already-played': null;
  'solo-not-challenge': null;
  'solo-deal-closed': null;
  'solo-bot-busy': null;
  'socket-missing-header': {
    command: string;
    header: string;
  };
  'socket-no-acknowledging': null;
  'socket-no-transactions': null;
  'socket-too-many-subscriptions': null;
  'socket-unknown-version': {
    versions: string;
  };
  'storage-nearly-full': null;
  'storage-full': null;
  'storage-restarting': null;
  'storage-locked': null;
  'table-unknown': null;
  'table-not-there': null;
  'table-not-host': {
    action: HostAction;
  };
  'table-barred': null;
  'table-full': null;
  'table-no-spectators': null;
  'table-match-running': null;
  'table-not-gathering': null;
  'table-not-over': null;
  'table-unknown-seat': null;
  'table-seat-taken': null;
  'table-seat-empty': null;
  'table-no-program': null;
  'table-not-seated': null;
  'table-not-playing': null;
  'table-already-seated': null;
  'table-not-away': null;
  'table-asked-before': null;
  'table-many-requests': null;
  'table-unknown-request': null;
  'table-unknown-visitor': null;
  'table-host-stays': null;
  'table-empty-seats': null;
  'table-too-few-players': {
    fewest: number;
  };
  'table-bots-only': null;
  'table-not-ready': null;
  'table-away': null;
  'table-muted': null;
  'table-too-fast': null;
  'table-reacting-too-fast': null;
  'table-empty-text': null;
  'table-long-text': {
    most: number;
  };
  'table-key-needed': null;
  'table-key-wrong': null;
  'table-too-many-tables': {
    most: number;
  };
  'table-unknown-game': null;
  'table-seat-count': {
    fewest: number;
    most: number;
  };
  'table-first-seat': null;
  'table-unknown-option': {
    option: string;
  };
  'table-option-value': {
    option: string;
  };
  'table-option-seats': {
    option: string;
  };
  'table-options-object': null;
  'table-unknown-window': null;
  'table-window-length': null;
  'table-unknown-level': {
    levels: string;
  };
  'table-bots-need-seats': null;
  'table-changed': null;
  'too-fast': null;
  'too-fast-together': null;
  'too-large': null;
  'too-slow': null;
  busy: null;
  'unsupported-media-type': null;
  malformed: null;
  'invalid-field': {
    field: string;
    constraint: string;
  };
  forbidden: null;
  csrf: null;
  'cookie-missing': null;
  'foreign-page': null;
  'guest-needed': null;
  'not-found': null;
  'shutting-down': null;
  'database-away': null;
  'database-lost': null;
  unexpected: null;
  'method-not-allowed': null;
  'not-acceptable': null;
  'program-unknown-token': null;
  'program-not-allowed': null;
}
