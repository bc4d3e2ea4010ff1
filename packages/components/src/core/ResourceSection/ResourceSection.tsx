import { Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView, type ResourceViewProps } from '../ResourceView/ResourceView.tsx';
import { useStores } from '../stores.ts';

export interface ResourceSectionProps<T> extends ResourceViewProps<T> {
  title: string;
  /** 1 where it is what the page is about. */
  level?: 1 | 2 | undefined;
  /** The route "all" leads to. */
  moreRoute?: string | undefined;
}

/** A headed part of a page that shows a remote value. */
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
