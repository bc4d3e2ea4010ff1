import type { GameType } from './gameTypes.ts';

/** Game provider as the operator lists it. */
export interface Vendor {
  /** The provider code: capital letters, digits and underscores. */
  readonly vassalage: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly isHot: 0 | 1;
  /** Wallet from which this provider's games are played. */
  readonly accountTypeId: number;
  /** False for a provider with its own wallet, which needs a transfer before its games open. */
  readonly seamless: boolean;
}

type Row = readonly [vassalage: string, name: string, hot?: 'hot'];

// The operator's rules name the codes FB, BTI, TF, DS88, TCG_LOTTO_VN, LOTT, ELOTT and TCG_SEA. TF
// (e-sports) and DS88 (cockfight) are in SPORTS because the operator lists them there.
const ROWS: Readonly<Record<GameType, readonly Row[]>> = {
  RNG: [
    ['LMHW', 'Lumenhollow Studio', 'hot'],
    ['QBRK', 'Quillbrook Works', 'hot'],
    ['TDRV', 'Tinderveil', 'hot'],
    ['OKPL', 'Oakplume Interactive'],
    ['MRWK', 'Merrowick Games', 'hot'],
    ['SVCN', 'Silvercairn'],
    ['HZRN', 'Hazelrune Workshop'],
    ['PBCT', 'Pebblecomet', 'hot'],
    ['BRAL', 'Brassalder'],
    ['WKMN', 'Wickermoon Tales', 'hot'],
    ['OPFY', 'Opalferry'],
    ['STLN', 'Saltlantern Play'],
    ['CDQY', 'Cinderquay', 'hot'],
    ['THJK', 'Thistlejack Games'],
    ['CPWN', 'Copperwren Arcade'],
    ['MBFN', 'Marblefinch'],
    ['NBLM', 'Nimbusloom Labs'],
    ['GGKT', 'Gingerkite'],
    ['VLSP', 'Vellumspire'],
    ['FXGV', 'Foxgloveria Studio'],
    ['TDWH', 'Tidewhistle'],
    ['BRBA', 'Bramblearc'],
    ['PLGT', 'Plumgarnet Play'],
    ['KSBX', 'Kestrelbarrow'],
    ['UMBP', 'Umbrapop Machines'],
    ['ZFMT', 'Zephyrmint'],
  ],
  LIVE: [
    ['VLQR', 'Velvetquorum Live', 'hot'],
    ['CRAT', 'Cristalline Atrium', 'hot'],
    ['SLMR', 'Salonmeridian'],
    ['GDPL', 'Gildenparlour Live'],
    ['CHND', 'Chandelume'],
    ['IVTR', 'Ivoryterrace Studio'],
    ['MQLN', 'Marqueelane Live'],
    ['ONVR', 'Onyxverandah'],
  ],
  FISH: [
    ['RFWD', 'Reefwarden', 'hot'],
    ['CRBG', 'Coralbrigade Games'],
    ['ABYN', 'Abyssinelle'],
    ['HPLK', 'Harpoonlark'],
    ['PRCR', 'Pearlcurrent Play'],
    ['BRNF', 'Brinefable'],
  ],
  PVP: [
    ['DLWL', 'Duelwillow', 'hot'],
    ['TLHT', 'Tilehearth Club'],
    ['RVNK', 'Rivalnook'],
    ['GMBG', 'Gambitgrove Tables'],
    ['TRFB', 'Trumpfable'],
    ['PLPK', 'Parlourpeak'],
  ],
  SPORTS: [
    ['FB', 'Fernball Exchange', 'hot'],
    ['BTI', 'Boundary Tide', 'hot'],
    ['TF', 'Tempofray Arena'],
    ['DS88', 'Dawnspur Yard'],
    ['ODMW', 'Oddsmeadow'],
    ['FDMK', 'Fieldmarker Book'],
  ],
  ESPORTS: [
    ['PXGT', 'Pixelgauntlet', 'hot'],
    ['LTNC', 'Latencia Circuit'],
  ],
  ELOTT: [
    ['TCG_LOTTO_VN', 'Lotuswheel Draws', 'hot'],
    ['LOTT', 'Numeria House'],
    ['ELOTT', 'Quickorb Numbers'],
  ],
  LOTT: [
    ['TCG_SEA', 'Harbourlight Draws'],
    ['DRWN', 'Drawhaven Lottery'],
  ],
  COCKFIGHT: [['SPCR', 'Spurcrest Pavilion']],
};

/**
 * Categories of the games of those vendors that the operator lists under SPORTS although their
 * games are of another category. Source: LOBB-09.
 */
export const categoryOfSportsVendor: Readonly<Record<string, GameType>> = {
  TF: 'ESPORTS',
  DS88: 'COCKFIGHT',
};

const OWN_WALLET: readonly string[] = ['TDRV', 'KSBX', 'SLMR', 'ONVR', 'HPLK'];
const FIRST_ACCOUNT_TYPE_ID = 101;

/** Sixty providers of the demonstration operator; all names are invented. */
export const vendors: readonly Vendor[] = Object.entries(ROWS)
  // Keys of the table above
  .flatMap(([gameType, rows]) =>
    rows.map(
      ([vassalage, name, hot]) =>
        ({
          vassalage,
          name,
          gameType: gameType as GameType,
          isHot: hot === 'hot' ? 1 : 0,
        }) as const,
    ),
  )
  .map((vendor, index) => ({
    ...vendor,
    accountTypeId: FIRST_ACCOUNT_TYPE_ID + index,
    seamless: !OWN_WALLET.includes(vendor.vassalage),
  }));
