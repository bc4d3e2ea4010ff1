import { Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView, type ResourceViewProps } from '../ResourceView/ResourceView.tsx';
import { useStores } from '../stores.ts';

export interface ResourceSectionProps<T> extends ResourceViewProps<T> {
  title: string;
  /** Heading level; 1 for the main content of the page. */
  level?: 1 | 2 | undefined;
  /** Target route of the link "all". */
  moreRoute?: string | undefined;
}

/** Section of a page that shows a remote value under a heading. */
export const ResourceSection = observer(function ResourceSection<T>({
  title,
  level,
  moreRoute,
  ...view
}: ResourceSectionProps<T>) {
  const { locale, site } = useStores();
  const more = moreRoute === undefined ? undefined : site.routePath(moreRoute);
  return (
    <Section
      title={title}
      level={level}
      seeAll={
        more === undefined
          ? undefined
          : { href: more, text: locale.t('games.all'), label: `${title}: ${locale.t('games.all')}` }
      }
    >
      <ResourceView {...view} />
    </Section>
  );
});
