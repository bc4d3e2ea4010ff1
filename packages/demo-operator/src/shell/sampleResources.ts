import type { Resource } from '@livery/model';

const samples: Readonly<Record<string, string>> = {
  ANDROID: 'Android app',
  IOS: 'iOS app',
  ACCESS: 'Direct access',
  TELEGRAM: 'Telegram',
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  INSTAGRAM: 'Instagram',
  WHATSAPP: 'WhatsApp',
};

/**
 * Resource links that an operator manages for its brands; here each leads to a page that is
 * labelled as a sample.
 */
export function sampleResources(origin: string): Resource[] {
  return Object.entries(samples).map(([resourceType, label]) => ({
    resourceType,
    url: `${origin}/sample/${resourceType.toLowerCase()}`,
    labelNameEn: `${label} (sample)`,
  }));
}

/** Returns the label of a sample link by the last part of its address. */
export function sampleLabel(name: string): string | undefined {
  const type = name.toUpperCase();
  return Object.hasOwn(samples, type) ? samples[type] : undefined;
}
