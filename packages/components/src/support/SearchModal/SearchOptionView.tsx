import { gameImagePath, type Game } from '@livery/model';
import { Icon, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import { onGameClick } from '../../play/onGameClick.ts';
import { chooseProvider } from '../../shell/ProviderMenu/chooseProvider.ts';
import { Highlighted } from '../HelpCentre/Highlighted.tsx';
import { optionIcons, type SearchOption } from './searchGroups.ts';
import styles from './SearchModal.module.css';

export interface OptionActions {
  /** Words to highlight. */
  readonly words: readonly string[];
  /** Language of the help articles, if it is not the page's. */
  readonly helpLang: string | undefined;
  /** Called when a result is opened in this tab. */
  readonly onOpen: () => void;
  /** Called with the text of an earlier search. */
  readonly onRepeat: (text: string) => void;
}

interface OptionProps extends OptionActions {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
}

/** Entry of the list: a link, or an element that opens a game or repeats a search. */
export const SearchOptionView = observer(function SearchOptionView(props: OptionProps) {
  const stores = useStores();
  const { locale } = stores;
  const { option, words, helpLang, onOpen, onRepeat } = props;
  if (option.kind === 'game') return <GameOption {...props} game={option.game} />;
  if (option.kind === 'repeat')
    return (
      <Row {...props} onClick={() => onRepeat(option.text)}>
        <Icon name={optionIcons.repeat} className={styles.icon} />
        <span className={styles.name}>
          <OperatorText>{option.text}</OperatorText>
        </span>
      </Row>
    );
  if (option.kind === 'provider') {
    const { vendor, gameType, address } = option.provider;
    return (
      <Row
        {...props}
        href={address}
        onClick={(event) => {
          if (chooseProvider(stores, event, gameType, vendor)) onOpen();
        }}
      >
        <span className={styles.logo}>
          <VendorLogo vendor={vendor} small />
        </span>
        <span className={styles.name}>
          <Highlighted text={vendor.title} words={words} />
          <small>{locale.text(`category.${gameType}`)}</small>
        </span>
        {vendor.isHot === 1 ? <HotFlame /> : null}
      </Row>
    );
  }
  const openLink = (event: MouseEvent): void => {
    if (isPlainClick(event)) onOpen();
  };
  if (option.kind === 'help') {
    const { article, passage } = option.help;
    return (
      <Row {...props} href={option.address} onClick={openLink}>
        <Icon name={optionIcons.help} className={styles.icon} />
        <span className={styles.name} lang={helpLang}>
          <Highlighted text={article.title} words={words} />
          <small>
            <Highlighted text={passage} words={words} />
          </small>
        </span>
      </Row>
    );
  }
  const { label, address, icon } = option.page;
  return (
    <Row {...props} href={address} onClick={openLink}>
      <Icon name={icon ?? optionIcons.page} className={styles.icon} />
      <span className={styles.name}>
        <Highlighted text={label} words={words} />
      </span>
    </Row>
  );
});

const GameOption = observer(function GameOption({ game, ...props }: OptionProps & { game: Game }) {
  const stores = useStores();
  const vendorName = useVendorName(game.vassalage);
  return (
    <Row
      {...props}
      onClick={() => {
        props.onOpen();
        // In the click's own task, because the game may open in a window.
        void onGameClick(stores, game);
      }}
    >
      <Image
        className={styles.picture}
        src={stores.site.imageUrls(gameImagePath(game))}
        alt=""
        fallbackText={game.displayName}
        tint={game.vassalage}
        width={48}
        height={48}
      />
      <span className={styles.name}>
        <Highlighted text={game.displayName} words={props.words} />
        <small>
          <OperatorText>{vendorName}</OperatorText>
        </small>
      </span>
      {game.isHot === 1 ? <HotFlame /> : null}
    </Row>
  );
});

const HotFlame = observer(function HotFlame() {
  const { locale } = useStores();
  return <Icon name="flame" size="small" label={locale.t('games.hot')} className={styles.hot} />;
});

function Row({
  id,
  isActive,
  href,
  onClick,
  children,
}: Pick<OptionProps, 'id' | 'isActive'> & {
  href?: string | undefined;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const look = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: styles.option,
    // Keeps the focus in the field, which handles the keys.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick,
  };
  return href === undefined ? (
    <div {...look}>{children}</div>
  ) : (
    <a {...look} href={href}>
      {children}
    </a>
  );
}
