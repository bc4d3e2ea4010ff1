/** Window of a browser that Playwright does not drive. */
export interface EngineWindow extends AsyncDisposable {
  /** Errors and warnings of the pages: of scripts, of their console, and of the policy. */
  readonly complaints: string[];
  /** Folder that receives downloads. */
  readonly downloads: string;
  /** Opens an address. Resolves when the document is loaded. */
  readonly navigate: (url: string) => Promise<void>;
  /** Goes back in the window's history. */
  readonly goBack: () => Promise<void>;
  /** Evaluates an expression in the page. Resolves with its value, which must be a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Resolves with a PNG picture of the window. */
  readonly takePicture: () => Promise<Buffer>;
  /** Performs real input. Source of the format: WebDriver §15.7, which BiDi uses too. */
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
}

/** Actions of one device. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

type PointerAction =
  /** A place in the viewport, in CSS pixels. */
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** Size of the windows in CSS pixels, a desktop's. */
export const windowSize = { width: 1280, height: 900 } as const;
