// Generated from the server's types by `python -m scripts.typescript`; `make check` compares them.
/** Everything that goes over the wire; docs/protocol.md is the contract. */

/** The version of all this, which a page says first. */
export const PROTOCOL = 2;

/** Running text: words, and what is marked in it. */
export type Text = readonly (string | Term | Named | Strong | TextLink)[];

/** A part of a page. */
export type Block = Heading | Paragraph | Bullets | Picture | WhichPlaces | HowMany | Whether;

/** Four squares in a row, or neighbours that make a square. */
export type Line = readonly [Square, Square, Square, Square];

/** What a position of Quarto is worth to the player to move. */
export type Value = "draw" | "loss" | "win";

/** What the best figure of a hand is sought for. */
export type Objective = "frame" | "quados" | "rings" | "squares";

/** A kind of problems. */
export type ProblemKind = "quados" | "squares" | "squares+";

/** What a try lacks to solve its problem. */
export type Lack = "goal" | "start" | "symmetry" | "tiles" | "whole";

/** The colours of pictures. */
export type Palette = "rainbow" | "safe";

/** A kind of duels. */
export type DuelKind = "squares" | "squares+";

/** What there are questions for, to train. */
export type Trainer = "fit" | "line" | "unseen";

/** How a game was set up; `known`: somebody may know what others cannot see. */
export type SetUp = "known" | "open";

/** What a player can ask the other for. */
export type RequestKind = "draw" | "pause" | "takeback";

/** What a page says at a table. */
export type ClientMessage = Hello | ActMessage | AskChoices | Time;

/** What a page hears at a table. */
export type ServerMessage = Joined | Told | Accepted | Refused | Choices | PresenceMessage | Next | Now;

/** What a page asks the solver. */
export type AnalysisRequest = Analyse | LookBack;

/** What the solver answers. */
export type AnalysisMessage = Analysed | Reviewed | Refused;

/** What is done in Quarto, and how others hear of it. */
export type QuartoAction = Give | Place | Call | Done | TimeUp | Heard;

/** What is done in Pentaraduga, and how others hear of it. */
export type PentaradugaAction =
  | Lay
  | Pass
  | Knock
  | Exchange
  | Take
  | Draw
  | Capture
  | HandOver
  | Rotate
  | GiveAll
  | Hurry
  | Arrange
  | Drop
  | Stop
  | Mark
  | Check
  | Surrender
  | Extend
  | Protest
  | TimeUp;

/** What is done in any game, and how others hear of it. */
export type Action = QuartoAction | PentaradugaAction;

/** What a seat sees of Pentaraduga. */
export type PentaradugaView = FullsView | ScreenView | ClaimsView | QuadosView | ReachView | RaceView | StealsView;

/** What a seat sees of any game. */
export type View = QuartoView | PentaradugaView;

/** What can be agreed at the tables of Pentaraduga. */
export type PentaradugaOptions =
  | FullsOptions
  | SquaresOptions
  | ClaimsOptions
  | QuadosOptions
  | ReachOptions
  | RaceOptions
  | StealsOptions
  | FramesOptions;

/** What can be agreed at the tables of any game. */
export type Options = QuartoOptions | PentaradugaOptions;

/** What is done at any table, whatever the game. */
export type TableAct =
  Join | Resign | Ask | Answer | Resume | Rematch | Away | Back | Wait | ClaimVictory | DowntimeSkipped;

/** Anything that is done at a table. */
export type Act = Action | TableAct;

/** The requests over HTTP by method and path: the body of each, or null, and the answer. */
export interface Operations {
  /** Check that the process is alive. */
  readonly "GET /api/health": { readonly takes: null; readonly gives: Readonly<Record<string, boolean>> };
  /** Check whether the server can take requests; 503 says why not. */
  readonly "GET /api/ready": { readonly takes: null; readonly gives: Readiness };
  /** Get your name and language without becoming a guest. */
  readonly "GET /api/guest": { readonly takes: null; readonly gives: GuestInfo };
  /** Set your name and language. */
  readonly "POST /api/guest": { readonly takes: GuestInfo; readonly gives: GuestInfo };
  /** Delete your data and your cookie. */
  readonly "DELETE /api/guest": { readonly takes: null; readonly gives: GuestInfo };
  /** Export everything that the server stores about you. */
  readonly "GET /api/guest/data": { readonly takes: null; readonly gives: GuestData };
  /** List the games with their options, presets and levels. */
  readonly "GET /api/games": { readonly takes: null; readonly gives: readonly GameInfo[] };
  /** List your tables, newest first. */
  readonly "GET /api/tables": { readonly takes: null; readonly gives: readonly TableInfo[] };
  /** Open a table, or join a player who waits for anybody. */
  readonly "POST /api/tables": { readonly takes: TableRequest; readonly gives: Seated };
  /** Get a table: players, options, outcome and match. */
  readonly "GET /api/tables/{id}": { readonly takes: null; readonly gives: TableInfo };
  /** Seat the computer at the empty seat of your table. */
  readonly "POST /api/tables/{id}/bot": { readonly takes: BotRequest; readonly gives: Seated };
  /** Create a one-time link that moves your seat to another device. */
  readonly "POST /api/tables/{id}/device": { readonly takes: DeviceRequest; readonly gives: Link };
  /** Get the record of a finished game. */
  readonly "GET /api/tables/{id}/record": { readonly takes: null; readonly gives: unknown };
  /** Get the view after every event of a game. */
  readonly "GET /api/tables/{id}/replay": { readonly takes: null; readonly gives: Replay };
  /** Get a picture of a table as spectators see it. */
  readonly "GET /api/tables/{id}/picture.svg": { readonly takes: null; readonly gives: string };
  /** Get the table of an invitation without taking a seat. */
  readonly "GET /api/invites/{token}": { readonly takes: null; readonly gives: Invitation };
  /** Take the seat that an invitation offers. */
  readonly "POST /api/invites/{token}": { readonly takes: JoinRequest; readonly gives: Seated };
  /** Move a seat to this device by a one-time link. */
  readonly "POST /api/devices/{token}": { readonly takes: null; readonly gives: Seated };
  /** Store a record as a table, to look at its replay. */
  readonly "POST /api/records": { readonly takes: Upload; readonly gives: Seated };
  /** Count a figure, even if it breaks rules. */
  readonly "POST /api/pentaraduga/figure": { readonly takes: FigureRequest; readonly gives: FigureInfo };
  /** Find the best figure of a hand. */
  readonly "POST /api/pentaraduga/solve": { readonly takes: SolveRequest; readonly gives: Solved };
  /** Get the problem of the day. */
  readonly "GET /api/pentaraduga/daily": { readonly takes: null; readonly gives: Daily };
  /** List the problems that need not be generated. */
  readonly "GET /api/pentaraduga/problems": { readonly takes: null; readonly gives: readonly ProblemInfo[] };
  /** Generate a new problem. */
  readonly "POST /api/pentaraduga/problems": { readonly takes: ProblemRequest; readonly gives: PosedProblem };
  /** Get a problem without its answers. */
  readonly "GET /api/pentaraduga/problems/{id}": { readonly takes: null; readonly gives: PosedProblem };
  /** Check an attempt at a problem. */
  readonly "POST /api/pentaraduga/problems/{id}/try": { readonly takes: Try; readonly gives: Verdict };
  /** Get a hint towards the nearest answer. */
  readonly "POST /api/pentaraduga/problems/{id}/hint": { readonly takes: HintRequest; readonly gives: HintInfo };
  /** Get the answers to a problem. */
  readonly "GET /api/pentaraduga/problems/{id}/solution": { readonly takes: null; readonly gives: ProblemAnswers };
  /** Propose a duel with two equally good hands. */
  readonly "POST /api/pentaraduga/duels": { readonly takes: DuelRequest; readonly gives: Duel };
  /** Get a duel as you may see it, without taking a side. */
  readonly "GET /api/pentaraduga/duels/{id}": { readonly takes: null; readonly gives: Duel };
  /** Take a side of a duel: show your tiles and start your clock. */
  readonly "POST /api/pentaraduga/duels/{id}/begin": { readonly takes: null; readonly gives: Duel };
  /** Submit your figure in a duel, once. */
  readonly "POST /api/pentaraduga/duels/{id}/finish": { readonly takes: Try; readonly gives: Duel };
  /** List the pages, lessons and trainers. */
  readonly "GET /api/learn/{language}": { readonly takes: null; readonly gives: Overview };
  /** Get all terms with their meanings. */
  readonly "GET /api/learn/{language}/glossary": { readonly takes: null; readonly gives: Glossary };
  /** Get the rules of a game, with figures and exercises. */
  readonly "GET /api/learn/{language}/pages/{page}": { readonly takes: null; readonly gives: Page };
  /** Get a lesson, moment by moment. */
  readonly "GET /api/learn/{language}/lessons/{lesson}": { readonly takes: null; readonly gives: Walkthrough };
  /** Get questions for a trainer, with their answers. */
  readonly "GET /api/train/{kind}": { readonly takes: null; readonly gives: QuestionBatch };
}

// fourfold.pentaraduga.core.actions

/** Lays tiles one after the other, from the hand or from where they stand. */
export interface Lay {
  readonly type: "lay";
  readonly placements?: readonly Placement[];
  readonly tile?: Tile | null;
}

/** Declines the move that is asked for: any move, or a full one. */
export interface Pass {
  readonly type: "pass";
}

/** Claims the next action, so that the other player cannot act in between. */
export interface Knock {
  readonly type: "knock";
  readonly what?: "exchange" | "move" | "take";
}

/** Gives a tile to the end of one stock and takes the first of the other. */
export interface Exchange {
  readonly type: "exchange";
  readonly tile?: Tile | null;
}

/** Takes the first tile of the partner's stock for nothing in return, by right or as a prize. */
export interface Take {
  readonly type: "take";
}

/** Fills the hand from the player's own stock, in games where that is a separate action. */
export interface Draw {
  readonly type: "draw";
}

/** Takes the whole common figure. */
export interface Capture {
  readonly type: "capture";
}

/** Hands the partner a tile: to begin with, or as the penalty for a wrong move. */
export interface HandOver {
  readonly type: "hand-over";
  readonly tile?: Tile | null;
}

/** Accepts the start figure as it lies, or turned by 180 degrees. */
export interface Rotate {
  readonly type: "rotate";
  readonly half?: boolean;
}

/** Ends the player's moves and hands the partner all remaining tiles, perhaps none. */
export interface GiveAll {
  readonly type: "give-all";
}

/** Starts the clock of a partner who keeps the player waiting. */
export interface Hurry {
  readonly type: "hurry";
}

/** Rearranges the tiles behind the screen. */
export interface Arrange {
  readonly type: "arrange";
  readonly figure: readonly Placement[];
}

/** Drops a tile on the partner's side in order to exchange it. */
export interface Drop {
  readonly type: "drop";
  readonly tile?: Tile | null;
}

/** Covers the finished figure and stops building, as the first of the two. */
export interface Stop {
  readonly type: "stop";
  readonly figure?: readonly Placement[];
}

/** Records a result and goes on improving the figure. */
export interface Mark {
  readonly type: "mark";
  readonly figure: readonly Placement[];
}

/** Lifts the screens, so that both figures are counted. */
export interface Check {
  readonly type: "check";
  readonly figure: readonly Placement[];
}

/** Gives the game up without seeing the other player's figure. */
export interface Surrender {
  readonly type: "surrender";
}

/** Chooses in Quados who extends their figure: the player, or the partner. */
export interface Extend {
  readonly type: "extend";
  readonly own?: boolean;
}

/** Claims that the partner has broken a rule. */
export interface Protest {
  readonly type: "protest";
}

/** Marks that a time limit has passed; sent by the clock, never by a player. */
export interface TimeUp {
  readonly type: "time-up";
}

// fourfold.pentaraduga.core.lattice

/** The direction of an apex, or a side of a cell; clockwise. */
export type Direction = "U" | "R" | "D" | "L";

/** A tile on the table: where its apex points, and its lower left cell. */
export type Placement = readonly [tile: Tile, direction: Direction, x: number, y: number];

// fourfold.pentaraduga.core.tiles

/** A tile by its three colours as seen with the apex up: left, big, right. */
export type Tile =
  | "vRv"
  | "vRo"
  | "oRv"
  | "oRo"
  | "rOr"
  | "rOy"
  | "yOr"
  | "yOy"
  | "oYo"
  | "oYg"
  | "gYo"
  | "gYg"
  | "yGy"
  | "yGb"
  | "bGy"
  | "bGb"
  | "gBg"
  | "gBv"
  | "vBg"
  | "vBv"
  | "bVb"
  | "bVr"
  | "rVb"
  | "rVr";

// fourfold.pentaraduga.games.claims

/** The options of Claims. */
export interface ClaimsOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Seconds for a move: running out refuses it, a third time in a row loses. */
  readonly move_time: number | null;
  /** Seconds for the second to lay the rest of their tiles. */
  readonly replay_limit: number | null;
  /** Whether the first also gets a point for every tile the second has not laid. */
  readonly unplaced_bonus: boolean;
}

/** What a player sees of Claims. */
export interface ClaimsView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly right: Seat;
  readonly need: string;
  readonly passes?: number;
  readonly first?: Seat | null;
  /** The current claim. */
  readonly lock?: Lock | null;
  readonly barred?: Seat | null;
  /** The squares of the figures that A and B have captured. */
  readonly captured: readonly [number, number];
  /** The player who may capture the figure now. */
  readonly captor?: Seat | null;
}

// fourfold.pentaraduga.games.frames

/** The options of Frames. */
export interface FramesOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Whether both act at the same time; otherwise one after the other. */
  readonly at_once: boolean;
  /**
   * Whether figures are always checked, so that nobody can surrender or bluff. If it is not said, a single game is
   * checked; the tables of a match say no.
   */
  readonly always_check: boolean | null;
}

// fourfold.pentaraduga.games.fulls

/** The options of Fulls. */
export interface FullsOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Seconds for a move: running out refuses it, a third time in a row loses. */
  readonly move_time: number | null;
  /** Seconds for the second to lay the rest of their tiles. */
  readonly replay_limit: number | null;
}

/** What a player sees of Fulls. */
export interface FullsView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly right: Seat;
  readonly need: string;
  readonly passes?: number;
  readonly first?: Seat | null;
  readonly full_ends?: readonly Seat[];
}

// fourfold.pentaraduga.games.quados

/** The options of Quados. */
export interface QuadosOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Whether both act at the same time; otherwise one after the other. */
  readonly at_once: boolean;
}

/** What a player sees of Quados. */
export interface QuadosView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly setter: Seat;
  readonly dropper?: Seat | null;
  readonly exchanged?: boolean;
  readonly first?: Seat | null;
  /** Who builds in the open now, and whether figures are always checked. */
  readonly in_the_open?: Seat | null;
  readonly checks?: boolean;
  readonly marked?: readonly Placement[];
  /** In shifts: whose shift it is, whether their time runs, and the times taken. */
  readonly builder?: Seat | null;
  readonly begun?: boolean;
  /** The same value as in the shifts: a default is left out of the wire form by identity. */
  readonly taken?: readonly [number | null, number | null];
  readonly extra?: number;
  readonly winner?: Seat | null;
  readonly extender?: Seat | null;
  /** The figure that is being extended, before the extension. */
  readonly original?: readonly Placement[];
}

// fourfold.pentaraduga.games.reach

/** The options of Reach. */
export interface ReachOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Seconds for a move: running out refuses it, a third time in a row loses. */
  readonly move_time: number | null;
  /** Seconds for the second to lay the rest of their tiles. */
  readonly replay_limit: number | null;
  /** Whether the first also gets a point for every tile the second has not laid. */
  readonly unplaced_bonus: boolean;
  /** Whether a player may cut in when it is the other's turn. */
  readonly interception: boolean;
}

/** What a player sees of Reach. */
export interface ReachView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly right: Seat;
  readonly need: string;
  readonly passes?: number;
  readonly first?: Seat | null;
  /** The current claim. */
  readonly lock?: Lock | null;
  readonly barred?: Seat | null;
  readonly starter: Seat;
  readonly given?: readonly (Tile | null)[];
  /** Whether a player without the right to move may lay a full tile. */
  readonly open?: boolean;
  readonly reached?: readonly Seat[];
  /** The cells that the figure extends to either side of the line, and how many are enough. */
  readonly depths?: readonly [number, number];
  readonly far: number;
  /** The squares on either side. */
  readonly squares?: readonly [number, number];
}

// fourfold.pentaraduga.games.squares

/** The options of Squares. */
export interface SquaresOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Whether both act at the same time; otherwise one after the other. */
  readonly at_once: boolean;
  /**
   * Whether figures are always checked, so that nobody can surrender or bluff. If it is not said, a single game is
   * checked; the tables of a match say no.
   */
  readonly always_check: boolean | null;
  /** Beginners: seconds until somebody must have dropped a tile or stopped. */
  readonly opening_limit: number | null;
}

// fourfold.pentaraduga.games.steals

/** The options of Steals. */
export interface StealsOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Seconds for a move: running out refuses it, a third time in a row loses. */
  readonly move_time: number | null;
  /** Whether a player may cut in when it is the other's turn. */
  readonly interception: boolean;
}

/** What a player sees of Steals. */
export interface StealsView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly right: Seat;
  readonly opening?: boolean;
  readonly passes?: number;
  readonly prize?: Seat | null;
  readonly shielded?: boolean;
  readonly claim?: "exchange" | "move" | "take" | null;
  /** Whether the player without the right to move may come between. */
  readonly open?: boolean;
}

// fourfold.pentaraduga.learning.drills

/** Asks at which of these places the tile fits, or is full. */
export interface Fit {
  readonly type: "fit";
  readonly figure: readonly Placement[];
  readonly tile: Tile;
  readonly want: "fits" | "full";
  readonly places: readonly Placement[];
  readonly answer: number;
}

/** Asks which of these tiles is neither on the table nor in the hand. */
export interface Unseen {
  readonly type: "unseen";
  readonly figure: readonly Placement[];
  readonly hand: readonly Tile[];
  readonly tiles: readonly Tile[];
  readonly answer: number;
}

// fourfold.pentaraduga.learning.glossary

/** A term and its meaning. */
export interface GlossaryEntry {
  readonly id: string;
  readonly title: string;
  readonly text: Text;
}

// fourfold.pentaraduga.learning.pages

/** A mark on a figure, by its centre. */
export interface PictureMark {
  readonly kind: "clashes" | "corners" | "holes" | "rings" | "rough" | "spoiled" | "squares";
  readonly x: number;
  readonly y: number;
}

/** The beginning of a section. */
export interface Heading {
  readonly type: "heading";
  readonly id: string;
  readonly title: string;
}

/** A paragraph. */
export interface Paragraph {
  readonly type: "paragraph";
  readonly text: Text;
}

/** A list. */
export interface Bullets {
  readonly type: "list";
  readonly items: readonly Text[];
  readonly ordered: boolean;
}

/** A figure with a caption. */
export interface Picture {
  readonly type: "figure";
  readonly caption: Text;
  readonly figure: readonly Placement[];
  readonly squares: number;
  readonly marks: readonly PictureMark[];
  /** Places that are drawn faintly: nothing lies there yet. */
  readonly faint: readonly Placement[];
  /** Whether the middle line of Reach is drawn, below the cells with y = 0. */
  readonly line: boolean;
}

/** A place to choose, its verdict, and whether it is a right answer. */
export interface PlaceChoice {
  readonly placement: Placement;
  readonly verdict: "apart" | "clash" | "corner" | "double" | "fits" | "full" | "rough" | "twice-full";
  readonly right: boolean;
}

/** Asks where a tile goes. */
export interface WhichPlaces {
  readonly type: "places";
  readonly ask: Text;
  readonly figure: readonly Placement[];
  readonly tile: Tile;
  readonly want: "corner" | "double" | "fits" | "full" | "twice-full";
  readonly places: readonly PlaceChoice[];
  readonly why: Text;
  readonly line: boolean;
}

/** Asks how many there are; the answer shows them as marks. */
export interface HowMany {
  readonly type: "count";
  readonly ask: Text;
  readonly figure: readonly Placement[];
  readonly squares: number;
  readonly answer: number;
  /** The largest answer offered; the smallest is 0. */
  readonly most: number;
  readonly marks: readonly PictureMark[];
  readonly why: Text;
}

/** Asks whether there is any; the answer shows it as marks. */
export interface Whether {
  readonly type: "whether";
  readonly ask: Text;
  readonly figure: readonly Placement[];
  readonly squares: number;
  readonly answer: boolean;
  readonly marks: readonly PictureMark[];
  readonly why: Text;
}

/** A page: its title, its lead and its blocks. */
export interface Page {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  readonly age: number | null;
}

// fourfold.pentaraduga.learning.texts

/** A term that the glossary explains. */
export interface Term {
  readonly type: "term";
  readonly text: string;
  readonly id: string;
}

/** The name of a tile. */
export interface Named {
  readonly type: "tile";
  readonly tile: Tile;
}

/** Words in bold. */
export interface Strong {
  readonly type: "strong";
  readonly text: string;
}

/** A link to another page. */
export interface TextLink {
  readonly type: "link";
  readonly text: string;
  readonly to: string;
}

// fourfold.pentaraduga.learning.walkthrough

/** The table after an event, or before the first one. */
export interface Moment {
  /** By the name of the figure: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  readonly squares: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly hands: readonly [readonly Tile[], readonly Tile[]];
  /** None for tiles that lie face down. */
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The event: whose action, the tiles it laid, and the squares it made. */
  readonly seat?: Seat | null;
  readonly what?: Act | null;
  readonly laid?: readonly Tile[];
  readonly made?: number;
  readonly outcome?: Outcome | null;
  /** The commentary by paragraphs. */
  readonly text?: readonly Text[];
}

/** A side line from a moment of the game, with which it begins. */
export interface SideLine {
  readonly at: number;
  readonly moments: readonly Moment[];
  /** The record of the game with the side line. */
  readonly record: string;
  readonly score: readonly [number, number] | null;
}

/** A misprint of the book, with the correction and the reason. */
export interface Misprint {
  readonly printed: string;
  readonly read: string;
  readonly text: readonly Text[];
}

/** A lesson to step through. */
export interface Walkthrough {
  readonly id: string;
  readonly language: string;
  readonly game: string;
  /** The id of the message with its title. */
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly lines: readonly SideLine[];
  readonly misprints: readonly Misprint[];
  readonly score: readonly [number, number];
  /** The record of the whole game, to play on from a moment of it. */
  readonly record: string;
}

// fourfold.pentaraduga.parts.claim

/** A claim that is locking the table. */
export type Lock = readonly [seat: Seat, what: "exchange" | "move" | "take", since: number];

// fourfold.pentaraduga.rules.annotations

/** What a figure has made, and where; a game leaves out what it does not count. */
export interface Count {
  /** The value of the figure as it lies. */
  readonly counted: number;
  /** The nodes in the middle of squares. */
  readonly squares?: readonly (readonly [number, number])[];
  readonly clashes?: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** The pairs of tiles that touch although their diagonals end beside each other. */
  readonly rough?: readonly (readonly [Tile, Tile])[];
  readonly spoiled?: readonly (readonly [number, number])[];
  /** The empty cells in the middle of rings, and those of the largest hole. */
  readonly rings?: readonly (readonly [number, number])[];
  readonly hole?: readonly (readonly [number, number])[];
}

// fourfold.pentaraduga.rules.race_rules

/** The options of a race. */
export interface RaceOptions {
  /** Whether the server refuses what breaks a rule, or the players protest. */
  readonly referee: "players" | "server";
  /** How tiles are dealt: by chance, alike in other colours, or as listed. */
  readonly deal: "fair" | "random" | readonly [readonly Tile[], readonly Tile[]];
  /** How much the table helps: places and what they do, places only, or nothing. */
  readonly aids: "full" | "none" | "places";
  /** Whether both act at the same time; otherwise one after the other. */
  readonly at_once: boolean;
}

/** What a player sees of a race. */
export interface RaceView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly rows?: readonly [number, number];
  /** The player for whom the first tile of the partner's stock is kept. */
  readonly prize?: Seat | null;
  readonly stage?: "answer" | "last" | "race" | "rest";
  readonly first?: Seat | null;
  /** The one player who may act, those who wait for the other, and the one whose minute runs. */
  readonly mover?: Seat | null;
  readonly waiting?: readonly Seat[];
  readonly hurried?: Seat | null;
  /** Whether the player on turn has yet to take a prize, and the passes in a row. */
  readonly moved?: boolean;
  readonly passes?: number;
}

// fourfold.pentaraduga.rules.screen_rules

/** What a player sees of a game behind a screen; a hidden figure is shown as an empty one. */
export interface ScreenView {
  readonly hands: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  /** The figures on the table, by name: `common`, or `A` and `B`. */
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  /** The counts of the figures that the player sees, by name. */
  readonly counts?: Readonly<Record<string, Count>>;
  readonly setter: Seat;
  readonly dropper?: Seat | null;
  readonly exchanged?: boolean;
  readonly first?: Seat | null;
  /** Who builds in the open now, and whether figures are always checked. */
  readonly in_the_open?: Seat | null;
  readonly checks?: boolean;
  readonly marked?: readonly Placement[];
  /** In shifts: whose shift it is, whether their time runs, and the times taken. */
  readonly builder?: Seat | null;
  readonly begun?: boolean;
  /** The same value as in the shifts: a default is left out of the wire form by identity. */
  readonly taken?: readonly [number | null, number | null];
}

// fourfold.play.tables.acts

/** Takes a seat under a name. */
export interface Join {
  readonly type: "join";
  readonly name: string;
}

/** Resigns the game. */
export interface Resign {
  readonly type: "resign";
}

/** Asks the opponent for a draw, a pause, or a takeback of the asker's last action. */
export interface Ask {
  readonly type: "ask";
  readonly wish: RequestKind;
}

/** Accepts or declines the opponent's request. */
export interface Answer {
  readonly type: "answer";
  readonly yes: boolean;
  /** The number of the request that is answered; null in old logs. */
  readonly to?: number | null;
}

/** Ends a pause. */
export interface Resume {
  readonly type: "resume";
}

/** Asks for another game after this one; agreed when both players have asked. */
export interface Rematch {
  readonly type: "rematch";
}

/** Records that a player has been absent so long that the opponent may claim the game. */
export interface Away {
  readonly type: "away";
  readonly seat: Seat;
}

/** Records that an absent or awaited player has arrived. */
export interface Back {
  readonly type: "back";
  readonly seat: Seat;
}

/** Holds the game until a player has arrived. Nobody can move in the meantime. */
export interface Wait {
  readonly type: "wait";
  readonly seat: Seat;
}

/** Claims the game from an absent player instead of waiting for them. */
export interface ClaimVictory {
  readonly type: "claim";
}

/** Records a server downtime of `lost` milliseconds, which counts for no player's clock. */
export interface DowntimeSkipped {
  readonly type: "resumed";
  readonly lost: number;
}

// fourfold.play.tables.stream

/** An event as one audience may know it. */
export interface News {
  /** Counts only this audience's news, so that a gap cannot reveal a hidden event. */
  readonly version: number;
  readonly seat: Seat | null;
  readonly at: number;
  readonly what: Act;
}

/** All that one audience may see of a table and do there. */
export interface TableView<V = View, O = Options> {
  readonly game: string;
  readonly options: O;
  readonly seat: Seat | null;
  readonly players: readonly [string | null, string | null];
  /** The game's own view. */
  readonly view: V;
  readonly offers?: Offers;
  readonly acts?: readonly TableAct[];
  readonly request?: OpenRequest | null;
  readonly paused?: boolean;
  readonly rematch?: readonly Seat[];
  readonly away?: readonly Seat[];
  /** Players who have not arrived yet; the clock is stopped and nobody can move until then. */
  readonly waiting?: readonly Seat[];
  /** The next deadline in wall-clock time, or the time left until it while the clock is stopped. */
  readonly deadline?: number | null;
  readonly remaining?: number | null;
  /** The seat whose time is running. */
  readonly on_clock?: Seat | null;
  readonly outcome?: Outcome | null;
  /** How the game was set up; null for a random deal. */
  readonly set_up?: SetUp | null;
}

// fourfold.play.tables.table

/** A request of a seat that the other has not answered yet. */
export interface OpenRequest {
  readonly seat: Seat;
  readonly wish: RequestKind;
  /** 1, 2, 3, … within the table; an answer names it. */
  readonly number: number;
}

// fourfold.play.values

/** One of the two sides of a table. */
export type Seat = "A" | "B";

/** The actions open to a seat, including wrong ones if leaving them out revealed a secret. */
export interface Offers {
  /** Complete actions; `apply` accepts all of them. */
  readonly actions?: readonly Act[];
  /** First steps of compound actions, to be continued by `choices`. */
  readonly begun?: readonly Act[];
  /** Types of actions that may be tried with any values. */
  readonly tries?: readonly Act["type"][];
  /**
   * For `actions` and then `begun`, if the game provides them: the display name, and a keyword for the effect, which
   * may be empty.
   */
  readonly names?: readonly string[];
  readonly marks?: readonly string[];
}

/** The end of a game: winner, reason and score. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly score?: readonly [number, number];
  /** The match points, if they are not the score difference, as in a tie with a winner. */
  readonly points?: readonly [number, number] | null;
}

// fourfold.quarto.drills

/** A question for the only free square where the piece in hand completes lines. */
export interface FindSquare {
  readonly type: "line";
  readonly position: string;
  readonly answer: Square;
  readonly lines: readonly Line[];
}

// fourfold.quarto.game

/** Hands a piece to the opponent. */
export interface Give {
  readonly type: "give";
  readonly piece: Piece;
}

/** Puts the piece in hand on a square. */
export interface Place {
  readonly type: "place";
  readonly square: Square;
}

/** Calls Quarto and points at a line; a call before placing also places on its square. */
export interface Call {
  readonly type: "call";
  readonly line?: Line | null;
  readonly square?: Square | null;
}

/** Declines to call after the last piece. */
export interface Done {
  readonly type: "done";
}

/** A call as everybody hears it, and whether it was right. */
export interface Heard {
  readonly type: "heard";
  readonly call: Call;
  readonly right: boolean;
}

/** The public view. Nothing is hidden in Quarto, but completed lines are not pointed out. */
export interface QuartoView {
  readonly position: string;
  readonly left: readonly Piece[];
  readonly turn: Seat;
  readonly phase: string;
  readonly last: Square | null;
  readonly spent: readonly Seat[];
  readonly shown: readonly Line[];
}

// fourfold.quarto.lines

/** A square of the board, `a1` at the bottom left. */
export type Square =
  "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";

// fourfold.quarto.options

/** The options of a table of Quarto. The defaults are the international rules. */
export interface QuartoOptions {
  /** The features that count. */
  readonly features: readonly Feature[];
  /** Whether the nine 2×2 squares are lines too. */
  readonly squares: boolean;
  /** How many values the pieces of a line must share. */
  readonly shared: number;
  /** Whether a line must be called by a player, or wins by itself. */
  readonly calls: "auto" | "players";
  /** Who may call a missed line once the next piece is given, until it is placed. */
  readonly late_call: "either" | "none" | "opponent";
  /** Whether the placer calls after placing, or before, naming the square. */
  readonly call_when: "after" | "before";
  /** Whether the caller points at the line, or the word is enough. */
  readonly point: "line" | "word";
  /** Seconds for a move, placing and giving together. */
  readonly move_time: number | null;
  /** What a false call costs: nothing, or the game. */
  readonly false_call: "forfeit" | "refuse";
  /** Who gives the first piece. */
  readonly starter: "first" | "loser" | "lot";
}

// fourfold.quarto.pieces

/** A feature of pieces. */
export type Feature = "colour" | "shape" | "height" | "top";

/** A piece. Its name is a code of four letters, its value the equivalent hex digit. */
export type Piece = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "a" | "b" | "c" | "d" | "e" | "f";

// fourfold.server.api.learning

/** A page of rules in the overview: its topic, a picture and the youngest age. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture;
  readonly age: number | null;
}

/** A lesson in the overview; its title is a message id. */
export interface LessonInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
}

/** The overview of pages, lessons and trainers. */
export interface Overview {
  readonly language: string;
  readonly pages: readonly Card[];
  readonly lessons: readonly LessonInfo[];
  readonly trainers: readonly Trainer[];
}

/** All terms in alphabetical order. */
export interface Glossary {
  readonly language: string;
  readonly entries: readonly GlossaryEntry[];
}

/** Questions with their answers; the same seed gives the same questions. */
export interface QuestionBatch {
  readonly kind: Trainer;
  readonly seed: number;
  readonly questions: readonly (Fit | Unseen | FindSquare)[];
}

// fourfold.server.ops.readiness

/** Whether this process can take requests, and the checks that decide it. */
export interface Readiness {
  readonly ok: boolean;
  /** The database answers, has the schema of this release, and has taken a recent heartbeat. */
  readonly database: boolean;
  readonly schema: boolean;
  readonly writes: boolean;
  /** The database has no known damage. */
  readonly intact: boolean;
  /** Redis answers; null if none is used. Not required: without it processes poll the store. */
  readonly redis: boolean | null;
  readonly stopping: boolean;
}

// fourfold.server.wire

/** The name and the language of a guest. */
export interface GuestInfo {
  readonly name?: string | null;
  readonly locale?: string;
}

/** A table at which a guest sits, with its record once the game is over. */
export interface GuestTable {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly players: readonly [string | null, string | null];
  readonly started: number;
  readonly outcome: Outcome | null;
  readonly record: unknown;
}

/** A duel of a guest, with what they have built. */
export interface GuestDuel {
  readonly duel: string;
  readonly kind: string;
  readonly seat: Seat;
  readonly started: number | null;
  readonly finished: number | null;
  readonly placements: unknown;
}

/** Everything that the server stores about a guest. */
export interface GuestData {
  readonly guest: string | null;
  readonly name: string | null;
  readonly locale: string;
  readonly tables: readonly GuestTable[];
  readonly duels: readonly GuestDuel[];
}

/** The opponent: a friend by link, anybody, the computer, or a person at this screen. */
export interface Opponent {
  readonly kind: "anybody" | "bot" | "friend" | "here";
  /** The level of the computer; the game's default level if not given. */
  readonly level?: string | null;
}

/** Opens a new table. */
export interface TableRequest {
  readonly game: string;
  readonly opponent: Opponent;
  readonly preset?: string | null;
  /** Options that differ from the preset. */
  readonly options?: Partial<Options>;
  readonly games?: number;
  /** The games of a mixed match, played in this order and repeated; `game` is the first. */
  readonly mixed?: readonly string[];
  readonly name?: string | null;
  readonly names?: readonly [string, string] | null;
  /** A position to start from, or a record and how many of its events to replay. */
  readonly position?: string | null;
  readonly record?: string | null;
  readonly after?: number | null;
  /**
   * Whether to keep the hidden tiles of the record in a game with a friend: a player may know them, so the friend has
   * to agree. Otherwise they are drawn again.
   */
  readonly keep_hidden?: boolean;
  /** The seat of the guest who opens the table. */
  readonly seat?: Seat;
}

/** Takes a seat by invitation. */
export interface JoinRequest {
  readonly name?: string | null;
  /** Whether the guest agrees to play although the other player may know the hidden tiles. */
  readonly agreed?: boolean;
}

/** Seats the computer at the empty seat, at the game's default level if not given. */
export interface BotRequest {
  readonly level?: string | null;
}

/** Asks for a link that moves a seat to another device. */
export interface DeviceRequest {
  readonly seat: Seat;
}

/** A record to store and look at. */
export interface Upload {
  readonly record: string;
}

/** An option of a game. */
export interface OptionInfo {
  readonly default: unknown;
  /** Its description in English. */
  readonly about: string;
}

/** The descriptor of a game. */
export interface GameInfo {
  readonly id: string;
  /** The id as it appears in message ids and file names. */
  readonly word: string;
  /** Games of a family share their pages and their vocabulary. */
  readonly family: string;
  /** The game of which it is a variant. */
  readonly variant_of: string | null;
  /** The style of play: decides which kind of table is shown. */
  readonly style: "board" | "race" | "screen" | "turns";
  /** The number of tiles or pieces, and the recommended minimum age if known. */
  readonly tiles: number;
  readonly age: number | null;
  readonly options: Readonly<Record<string, OptionInfo>>;
  readonly presets: Readonly<Record<string, Options>>;
  /** The computer's levels, weakest first, and the default one. */
  readonly levels: readonly string[];
  readonly level: string | null;
  /** The page with its rules, under `/api/learn`. */
  readonly page: string | null;
  /** A figure of tiles as the emblem of the game. */
  readonly emblem: readonly Placement[];
  /** What its table shows in addition to hands and figures. */
  readonly shows: readonly string[];
  /** Whether it is listed after the others. */
  readonly rare: boolean;
}

/** The seats that this guest has taken at a table. */
export interface Seated {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly invite: string | null;
}

/** The table of an invitation; reading it takes no seat. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly [string | null, string | null];
  readonly open: boolean;
  /** How the game was set up. If its hidden tiles may be `known`, the joining guest must agree. */
  readonly set_up: SetUp | null;
}

/** A one-time link. */
export interface Link {
  readonly link: string;
}

/** A finished game of a match. */
export interface FinishedGame {
  readonly game: string;
  readonly table: string;
  readonly outcome: Outcome;
  /** The points on the score sheet. */
  readonly points: readonly [number, number];
}

/** A match so far. */
export interface MatchInfo {
  readonly games: readonly string[];
  readonly entries: readonly FinishedGame[];
  readonly totals: readonly [number, number];
  /** Whether it is over, possibly early because the lead is decisive; and its winner. */
  readonly over: boolean;
  readonly winner: Seat | null;
}

/** An error: a code for programs, facts for the message, and the message in English. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A table as seen from outside the game. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly [string | null, string | null];
  /** By seat, the level of the computer that plays there. */
  readonly levels: readonly [string | null, string | null];
  readonly seats: readonly Seat[];
  readonly started: number;
  readonly open: boolean;
  readonly here: boolean;
  readonly outcome: Outcome | null;
  readonly match: MatchInfo | null;
  readonly next: string | null;
  readonly invite: string | null;
  /** How the game was set up; null after a random deal. */
  readonly set_up: SetUp | null;
  /** Why the game cannot be read, if so: then only its record is available. */
  readonly problem?: Refusal;
}

/** A game after one event. */
export interface ReplayStep<V = View, M = unknown> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly at: number;
  readonly what: Act | null;
  readonly view: V;
  readonly missed: readonly M[];
}

/** A game, event by event, as a spectator saw it. */
export interface Replay<V = View, M = unknown, O = Options> {
  readonly table: string;
  readonly game: string;
  readonly options: O;
  readonly players: readonly [string | null, string | null];
  readonly outcome: Outcome | null;
  /** Whether every event is included, so that `seq` counts the events of the record. */
  readonly whole: boolean;
  /** Whether it is an uploaded record: then nobody is playing, even if it is not over. */
  readonly uploaded: boolean;
  readonly steps: readonly ReplayStep<V, M>[];
  /** Why the game cannot be read beyond these steps, if so. */
  readonly problem?: Refusal;
}

/** Joins a table: the first message, and any later one that goes on at another table. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly seat?: Seat | null;
  readonly version?: number;
  /** The table; that of the address if not given. If given, `joined` answers it. */
  readonly table?: string | null;
}

/** An action, with an idempotency key that the client chooses. */
export interface ActMessage {
  readonly type: "act";
  readonly id: string;
  readonly action: Act;
}

/** Asks how a compound action can continue. */
export interface AskChoices {
  readonly type: "choices";
  readonly id: string;
  readonly prefix: Act;
}

/** Asks for the server's time. */
export interface Time {
  readonly type: "time";
}

/** Answers a hello that names its table: from here on, everything is of that table. */
export interface Joined {
  readonly type: "joined";
  readonly now: number;
  readonly table: string;
}

/** An update of the stream of a seat or a spectator. */
export interface Told {
  readonly type: "update";
  readonly now: number;
  readonly version: number;
  readonly view: TableView;
  readonly news: readonly News[];
}

/** Reports that an action is done and on disk. */
export interface Accepted {
  readonly type: "accepted";
  readonly now: number;
  readonly id: string;
}

/** Reports that an action or a message is refused, and why. */
export interface Refused {
  readonly type: "refused";
  readonly now: number;
  readonly id: string | null;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The ways in which a compound action can continue. */
export interface Choices {
  readonly type: "choices";
  readonly now: number;
  readonly id: string;
  readonly offers: Offers;
}

/** The seats, and whether their players are connected. */
export interface PresenceMessage {
  readonly type: "presence";
  readonly now: number;
  readonly seats: Readonly<Partial<Record<Seat, boolean>>>;
}

/** The table of the next game, which is ready. */
export interface Next {
  readonly type: "next";
  readonly now: number;
  readonly table: string;
}

/** The server's time. */
export interface Now {
  readonly type: "time";
  readonly now: number;
}

/** Asks for the value of every square, or of every piece to give. */
export interface Analyse {
  readonly type: "analyse";
  readonly position: string;
  /** The options of the game: what counts as a line. The default rules where not given. */
  readonly options?: Partial<QuartoOptions>;
  /** The square placed last: a line that it completes can still be called. */
  readonly last?: string | null;
}

/** Asks for a review of every turn of a finished table or of a record. */
export interface LookBack {
  readonly type: "review";
  readonly table?: string | null;
  readonly record?: string | null;
}

/** Win, draw or loss for the player to move, and in how many plies; null while unknown. */
export interface Worth {
  readonly value: Value | null;
  readonly plies: number | null;
}

/** The value of a position, and of every choice, by square or piece. */
export interface Analysed {
  readonly type: "analysis";
  /** Nodes searched, and seconds of search; both zero while it waits for its turn. */
  readonly nodes: number;
  readonly seconds: number;
  /** The number of solved positions, and of all positions. */
  readonly done: number;
  readonly all: number;
  /** Why this is the last message: all positions are solved, or its time is over. Null before. */
  readonly ended: "complete" | "time" | null;
  readonly worth: Worth;
  readonly choices: Readonly<Record<string, Worth>>;
  /** The lines that the last placed piece completes: its player calls them and wins. */
  readonly lines: readonly Line[];
}

/** An action, with the value of the game to its player before and after it. */
export interface ReviewedAction {
  readonly event: number;
  readonly seat: Seat;
  readonly before: Value | null;
  readonly after: Value | null;
  /** The win or the draw that was thrown away. */
  readonly mistake: Value | null;
  /** The lines that could have been called instead. */
  readonly missed: readonly Line[];
}

/** The review of a game. */
export interface Reviewed {
  readonly type: "review";
  /** Nodes searched, and seconds of search; both zero while it waits for its turn. */
  readonly nodes: number;
  readonly seconds: number;
  /** The number of solved positions, and of all positions. */
  readonly done: number;
  readonly all: number;
  /** Why this is the last message: all positions are solved, or its time is over. Null before. */
  readonly ended: "complete" | "time" | null;
  readonly turns: readonly ReviewedAction[];
  /** The event that decided the game, once known. */
  readonly decided: number | null;
}

// fourfold.server.wire_problems

/** A figure to count, given by its placements or in notation. */
export interface FigureRequest {
  readonly placements?: readonly Placement[];
  readonly notation?: string;
  /** Whether to return the notation and a picture, too. */
  readonly whole?: boolean;
  readonly palette?: Palette;
  readonly patterns?: boolean;
}

/** A figure, and where its squares, clashes and other features are. */
export interface FigureInfo {
  readonly placements: readonly Placement[];
  readonly connected: boolean;
  /** The count by the rules of Squares: squares minus clashes and rough joints. */
  readonly counted: number;
  /** The vertices at the centres of the squares. */
  readonly squares: readonly (readonly [number, number])[];
  /** A cell and one of its sides. */
  readonly clashes: readonly (readonly [readonly [number, number], Direction])[];
  readonly rough: readonly (readonly [Tile, Tile])[];
  /** The cells that rings enclose. */
  readonly rings: readonly (readonly [number, number])[];
  /** The cells of the largest hole. */
  readonly hole: readonly (readonly [number, number])[];
  readonly spoiled: readonly (readonly [number, number])[];
  readonly notation: string | null;
  readonly svg: string | null;
}

/** Asks for the best figure of a hand, as an extension of the start if there is one. */
export interface SolveRequest {
  readonly tiles: readonly Tile[];
  readonly goal?: Objective;
  readonly start?: readonly Placement[];
  readonly palette?: Palette;
  readonly patterns?: boolean;
}

/** The best figure that was found. */
export interface Solved {
  readonly goal: Objective;
  /** Its count for the goal; null if there is no figure. */
  readonly counted: number | null;
  /** Whether it is proved that no figure is better. */
  readonly optimal: boolean;
  /** The number of equally good figures, without rotations; of all such figures if `complete`. */
  readonly figures: number | null;
  readonly complete: boolean;
  readonly figure: FigureInfo | null;
  readonly seconds: number;
}

/** A problem in the list of problems. */
export interface ProblemInfo {
  readonly id: string;
  readonly kind: ProblemKind;
  readonly book: boolean;
  /** From 1 to 5; null if it has not been measured. */
  readonly difficulty: number | null;
}

/** Asks for a new problem. */
export interface ProblemRequest {
  readonly kind: ProblemKind;
  readonly difficulty?: number | null;
}

/** A problem with its tiles and goal, never with an answer. */
export interface PosedProblem {
  readonly id: string;
  readonly kind: ProblemKind;
  readonly book: boolean;
  /** From 1 to 5; null if it has not been measured. */
  readonly difficulty: number | null;
  /** The count that the figure must reach, and what is counted. */
  readonly goal: number;
  readonly counts: Objective;
  /** The tiles to lay. */
  readonly tiles: readonly Tile[];
  /** The figure on the table at the start. */
  readonly start: readonly Placement[];
  /** The tiles from which to build a start first, and the count that it must reach. */
  readonly first: readonly Tile[];
  readonly start_goal: number | null;
  readonly symmetry: "any" | "central" | null;
  /** The number of hints. */
  readonly hints: number;
}

/** The problem of a day. */
export interface Daily {
  readonly date: string;
  readonly problem: PosedProblem;
}

/** An attempt at a problem: the placements without the start. */
export interface Try {
  readonly placements: readonly Placement[];
}

/** The figure of an attempt with the start, and what it lacks to solve the problem. */
export interface Verdict {
  readonly solved: boolean;
  readonly lacks: readonly Lack[];
  /** Its count for the goal of the problem. */
  readonly counted: number;
  readonly figure: FigureInfo;
}

/** Asks for a hint, given the placements so far. */
export interface HintRequest {
  readonly step: number;
  readonly placements?: readonly Placement[];
}

/** A step towards an answer. */
export interface HintInfo {
  readonly step: number;
  /** By colour, the number of squares in an answer. */
  readonly colours: Readonly<Record<string, number>>;
  readonly tiles: readonly Tile[];
  /** The placements of these tiles, with the start. */
  readonly placements: readonly Placement[];
}

/** The known answers to a problem. */
export interface ProblemAnswers {
  readonly answers: readonly FigureInfo[];
}

/** Proposes a duel with two equally good hands. */
export interface DuelRequest {
  readonly kind?: DuelKind;
}

/** One side of a duel; its figure is shown when both are done. */
export interface DuelSide {
  readonly seat: Seat;
  readonly name: string | null;
  readonly state: "building" | "done" | "open" | "ready" | "taken";
  readonly started: number | null;
  /** The time used, in milliseconds. */
  readonly used: number | null;
  readonly counted: number | null;
  readonly placements: readonly Placement[] | null;
}

/** A duel as this guest may see it. */
export interface Duel {
  readonly id: string;
  readonly kind: DuelKind;
  readonly now: number;
  /** The time of each side, in milliseconds. */
  readonly limit: number;
  readonly sides: readonly DuelSide[];
  /** This guest's side, and their tiles once they have begun. */
  readonly you: Seat | null;
  readonly tiles: readonly Tile[];
  readonly over: boolean;
  readonly winner: Seat | null;
  /** The count of the best figure of either hand; null until the duel is over. */
  readonly best: number | null;
}
