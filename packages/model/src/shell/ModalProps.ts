import type { GameRequest } from '../play/GameRequest.ts';

/**
 * The modals there are, by the names the specification gives them, and what each is opened with.
 *
 * Source: MODL-03, MODL-04.
 */
export interface ModalProps {
  /** The announcements, opened at one of them. */
  readonly notice: { readonly index: number };
  /** Announcements that open by themselves, by their ids, one after the other. */
  readonly popupNotice: { readonly ids: readonly string[] };
  /** An article of the help centre, by its id. */
  readonly helpModal: { readonly article: string };
  /** The registration form. */
  readonly registerModal: object;
  /** The login. */
  readonly loginPopupModal: object;
  /** What is new for the member that just logged in. */
  readonly afterLoginModal: object;
  /**
   * Another password: it must be changed, or may be. `passwordKept`: the gateway has the old one
   * from the login.
   * Source: LOGN-08 (its change flag).
   */
  readonly changePassModal: {
    readonly mustChange: boolean;
    readonly passwordKept: boolean;
    /** Where it leads; home when left out. */ readonly leadsTo?: string;
  };
  /** A game in a window over the page. Source: MODL-05. */
  readonly gamePopup: GameRequest;
  /** The rooms of a provider whose players meet each other. */
  readonly pvpRooms: GameRequest;
  /** The games of a provider that the lottery menu lists as one entry. Source: LOTT-10. */
  readonly lotteryGames: {
    readonly vassalage: string;
    readonly gameType: string;
    readonly title: string;
  };
  /** The customer-service chat. */
  readonly chatRoom: object;
}

/** A modal's name. */
export type ModalName = keyof ModalProps;
