import { SocialLinks } from './SocialLinks.tsx';
import { LicenceBadges } from './LicenceBadges.tsx';

/** Lazy part of the footer: licence badges and social links. */
export function FooterMarks() {
  return (
    <>
      <LicenceBadges />
      <SocialLinks />
    </>
  );
}
