import type { CountryCode } from '@livery/model';

/** Countries whose mobile numbers the operator accepts, its own first. */
export const countries: readonly CountryCode[] = [
  ['PH', '+63'],
  ['VN', '+84'],
  ['TH', '+66'],
  ['ID', '+62'],
  ['MY', '+60'],
  ['SG', '+65'],
  ['CN', '+86'],
  ['HK', '+852'],
  ['JP', '+81'],
  ['KR', '+82'],
  ['IN', '+91'],
  ['BR', '+55'],
  ['PT', '+351'],
  ['ES', '+34'],
  ['MX', '+52'],
  ['RU', '+7'],
  ['AE', '+971'],
  ['SA', '+966'],
  ['EG', '+20'],
  ['GB', '+44'],
  ['US', '+1'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));
