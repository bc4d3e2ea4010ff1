import { expect, it } from 'vitest';
import { detectSystem } from './detectSystem.ts';

it.each([
  [
    'android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    5,
  ],
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'ios',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    5,
  ],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    0,
  ],
  [
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    10,
  ],
])('detects %s from the user agent %s', (system, userAgent, maxTouchPoints) => {
  expect(detectSystem({ userAgent, maxTouchPoints })).toBe(system);
});
