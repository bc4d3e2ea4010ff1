import { SocialLinks } from './SocialLinks.tsx';
import { LicenceBadges } from './LicenceBadges.tsx';

/** Licence badges and social links of the footer. */
export function FooterMarks() {
  return (
    <>
      <LicenceBadges />
      <SocialLinks />
    </>
  );
}
