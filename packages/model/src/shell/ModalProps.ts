import type { MenuItem } from '../generated/documents.gen.ts';
import type { GameRequest } from '../play/GameRequest.ts';

/**
 * All modals by their names in the specification, with the props that each is opened with.
 *
 * Source: MODL-03, MODL-04.
 */
export interface ModalProps {
  /** The announcements, starting with the one at `index`. */
  readonly notice: { readonly index: number };
  /** Announcements that open automatically, by id, one after another. */
  readonly popupNotice: { readonly ids: readonly string[] };
  /** An article of the help centre, by its id. */
  readonly helpModal: { readonly article: string };
  /** The registration form. */
  readonly registerModal: object;
  /** The login. */
  readonly loginPopupModal: object;
  /** News for the member after login, or the greeting after registration (`isNew`). */
  readonly afterLoginModal: { readonly isNew: boolean };
  /**
   * Change of the password, required or optional. `passwordKept`: the gateway has the old password
   * from the login.
   * Source: LOGN-08 (its change flag).
   */
  readonly changePassModal: {
    readonly mustChange: boolean;
    readonly passwordKept: boolean;
    /** Address to open afterwards; by default the home page after a required change. */
    readonly leadsTo?: string;
  };
  /** The recovery of a forgotten password. */
  readonly forgetPassModal: object;
  /** A game in a window over the page. Source: MODL-05. */
  readonly gamePopup: GameRequest;
  /** The rooms of a player-versus-player provider. */
  readonly pvpRooms: GameRequest;
  /** The games of a provider that the lottery menu lists as one entry. Source: LOTT-10. */
  readonly lotteryGames: {
    readonly vassalage: string;
    readonly gameType: string;
    readonly title: string;
  };
  /**
   * A menu of menus.json as a sheet, with the account and the languages. `title`: text of the entry
   * that opened it; by default "Menu".
   */
  readonly menuSheet: { readonly menu: string; readonly title?: MenuItem['text'] };
  /** One change in the security centre. Source: MEMB-03. */
  readonly securityForm: { readonly item: SecurityChange };
  /** The search over games, providers, help articles and pages. */
  readonly siteSearch: object;
  /** The customer-service chat. */
  readonly chatRoom: object;
}

/** What a member changes in the security centre. */
export type SecurityChange =
  | 'avatar'
  | 'nickname'
  | 'realName'
  | 'paymentPassword'
  | 'mobile'
  | 'email'
  | 'payoutAccounts'
  | 'authenticator';

/** A modal's name. */
export type ModalName = keyof ModalProps;
