import { getPvpRooms } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** Rooms of a player-versus-player provider; their players change quickly. Source: GAME-03. */
export const pvpRoomsQuery = defineQuery({ call: getPvpRooms, freshMs: 3_000, ofMember: true });
