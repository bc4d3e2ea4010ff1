import type { Promotion } from '@livery/model';
import { promotionQuery, requireRealAccount } from '@livery/stores';
import { Button, Card, EmptyState, Icon, Image, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { openService } from '../../core/openService.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { promotionPeriod } from '../PromotionList/promotionPeriod.ts';
import { StatusBadge } from '../PromotionList/StatusBadge.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useQuery } from '../../core/useQuery.ts';
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
        <RichText html={promotion.content} />
        <aside className={styles.side}>
          <Card raised className={styles.facts}>
            <StatusBadge promotion={promotion} />
            <p className={styles.period}>
              <Icon name="calendar" size="small" />
              {promotionPeriod(stores, promotion)}
            </p>
            <p className={styles.zone}>
              {locale.t('promo.zone', { zone: site.config.site.timeZone })}
            </p>
            <JoinButton status={promotion.status} />
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

/**
 * Button to join the promotion through customer service, or the reason why that is not possible.
 * Needs a real account.
 */
const JoinButton = observer(function JoinButton({ status }: { status: Promotion['status'] }) {
  const stores = useStores();
  const { dialogs, locale, session, site } = stores;
  if (status === 'close') return <p>{locale.t('promo.closedText')}</p>;
  if (status === 'comingSoon') return <p>{locale.t('promo.soonText')}</p>;
  if (status !== 'join') return null;
  const join = async (): Promise<void> => {
    if (!(await requireRealAccount(stores))) return;
    const isConfirmed = await dialogs.ask({
      title: 'promo.status.join',
      body: { key: 'promo.joinText' },
      confirm: 'service.title',
      cancel: 'dialog.cancel',
    });
    if (isConfirmed) await openService(stores, site.config.site.windows.serviceSmall);
  };
  return (
    <>
      <Button wide size="large" onClick={() => void join()}>
        {locale.t('promo.join')}
      </Button>
      {session.isGuest ? <p className={styles.zone}>{locale.t('promo.membersOnly')}</p> : null}
    </>
  );
});
