import { getPvpRooms } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';

/** The rooms of a player-versus-player provider; their players change quickly. */
export const pvpRoomsQuery = defineQuery({ call: getPvpRooms, freshMs: 3_000, ofMember: true });
