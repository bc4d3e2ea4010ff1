import type { Promotion } from '@livery/model';
import { promotionQuery } from '@livery/stores';
import { Button, Card, EmptyState, Icon, Image, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { promotionPeriod } from '../PromotionList/promotionPeriod.ts';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useQuery } from '../../core/useQuery.ts';
import { Participation } from './Participation.tsx';
import { PrizeList } from './PrizeList.tsx';
import styles from './PromotionDetail.module.css';

export const PromotionDetail = observer(function PromotionDetail() {
  const { locale, page, site } = useStores();
  const id = new URLSearchParams(page.search).get('id');
  // The server does not know the query, so it renders the loading state.
  const hydrated = useHydrated();
  return (
    <div className={styles.detail}>
      <Button
        href={site.routePath('promotions') ?? '/'}
        variant="ghost"
        iconStart="arrow-left"
        className={styles.back}
      >
        {locale.t('promo.back')}
      </Button>
      {hydrated ? <PromotionById id={id ?? ''} /> : <LoadingDetail />}
    </div>
  );
});

function LoadingDetail() {
  const { locale } = useStores();
  return (
    <div role="status" aria-label={locale.t('promo.loading')} className={styles.detail}>
      <DetailSkeleton />
    </div>
  );
}

function DetailSkeleton() {
  const { locale } = useStores();
  return (
    <>
      <Skeleton shape="block" ratio="16:5" className={styles.art} />
      <h1 className={styles.title}>{locale.t('promo.one')}</h1>
      <Skeleton shape="line" lines={6} />
    </>
  );
}

const PromotionById = observer(function PromotionById({ id }: { id: string }) {
  // An invalid id is not requested.
  return /^[A-Za-z0-9_-]{1,40}$/.test(id) ? <LoadedPromotion id={id} /> : <PromotionGone />;
});

const LoadedPromotion = observer(function LoadedPromotion({ id }: { id: string }) {
  const { locale } = useStores();
  return (
    <ResourceView
      resource={useQuery(promotionQuery, { request: { id } })}
      loadingText="promo.loading"
      className={styles.detail}
      skeleton={<DetailSkeleton />}
    >
      {({ promotion, language }) =>
        promotion ? (
          <PromotionArticle promotion={promotion} lang={contentLang(locale, language)} />
        ) : (
          <PromotionGone />
        )
      }
    </ResourceView>
  );
});

function PromotionGone() {
  const { locale, site } = useStores();
  return (
    <div className={styles.missing}>
      <h1 className={styles.title}>{locale.t('promo.goneTitle')}</h1>
      <EmptyState
        icon="gift"
        title={locale.t('promo.gone')}
        text={locale.t('promo.goneText')}
        action={
          <Button href={site.routePath('promotions') ?? '/'}>{locale.t('promo.back')}</Button>
        }
      />
    </div>
  );
}

const PromotionArticle = observer(function PromotionArticle({
  promotion,
  lang,
}: {
  promotion: Promotion;
  lang: string | undefined;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const note = demonstrationText(stores, 'demo.promotion');
  return (
    <article className={styles.detail} lang={lang}>
      <Image
        src={promotion.image === undefined ? undefined : site.imageUrl(promotion.image)}
        alt=""
        ratio="16:5"
        priority
        fallbackText={promotion.title}
        className={styles.art}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>
          <OperatorText>{promotion.title}</OperatorText>
        </h1>
        {promotion.summary === undefined ? null : (
          <p className={styles.summary}>
            <OperatorText>{promotion.summary}</OperatorText>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.detail}>
          <RichText html={promotion.content} />
          {promotion.raffle ? <PrizeList raffle={promotion.raffle} /> : null}
        </div>
        <aside className={styles.side}>
          <Card raised className={styles.facts}>
            <p className={styles.period}>
              <Icon name="calendar" size="small" />
              {promotionPeriod(stores, promotion)}
            </p>
            <p className={styles.zone}>
              {locale.t('promo.zone', { zone: site.config.site.timeZone })}
            </p>
            <Participation promotion={promotion} />
            {note === undefined ? null : <p className={styles.zone}>{note}</p>}
          </Card>
          {promotion.terms === undefined || promotion.terms.length === 0 ? null : (
            <section aria-labelledby="promo-terms">
              <h2 id="promo-terms">{locale.t('promo.terms')}</h2>
              <ol className={styles.terms}>
                {promotion.terms.map((term) => (
                  <li key={term}>
                    <OperatorText>{term}</OperatorText>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </aside>
      </div>
    </article>
  );
});
