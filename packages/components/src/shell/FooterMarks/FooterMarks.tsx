import { SocialLinks } from './SocialLinks.tsx';
import { LicenceBadges } from './LicenceBadges.tsx';

/** What of the footer comes alive late: the brand's licences, and where else it is found. */
export function FooterMarks() {
  return (
    <>
      <LicenceBadges />
      <SocialLinks />
    </>
  );
}
