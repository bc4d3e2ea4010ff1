import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSwiper } from './useSwiper.ts';
import styles from './Carousel.module.css';

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Slide 2 of 5". */
  slide: (position: number, count: number) => string;
}

export interface CarouselProps<Item> {
  items: readonly Item[];
  /** Renders one slide in a component of its own, so hooks are allowed. */
  render: (item: Item, index: number) => ReactNode;
  keyOf?: ((item: Item, index: number) => string | number) | undefined;
  /** Visible slides in a wide container, 1 to 8; narrow containers show fewer. */
  perView?: number | undefined;
  /**
   * Slides per step, at most the visible ones. With more than one, the end rewinds to the first.
   */
  perGroup?: number | undefined;
  gapPx?: number | undefined;
  /** Autoplay interval. Without it there is no autoplay. */
  autoplayMs?: number | undefined;
  label: string;
  labels: CarouselLabels;
  /** Shows dots to jump to a slide; by default if one slide is visible. */
  dots?: boolean | undefined;
  arrows?: boolean | undefined;
  /**
   * Continues with the first slide after the last; by default with autoplay. Rewinds instead if the
   * slides do not fill more than two views.
   */
  loop?: boolean | undefined;
  /** Position of arrows, dots and pause: on the picture or in a row below it. */
  controls?: 'overlay' | 'below' | undefined;
  className?: string | undefined;
}

/**
 * Row of slides: a plain scrolling list without script, and with it a carousel of the same position
 * and size.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const {
    items,
    render,
    keyOf = (_, index) => index,
    perView = 1,
    perGroup = 1,
    gapPx = perView > 1 ? 12 : 0,
    autoplayMs,
    label,
    labels,
    className,
  } = props;
  const {
    dots = perView === 1,
    arrows = true,
    controls = perView === 1 ? 'overlay' : 'below',
  } = props;
  const hasMany = items.length > 1;
  const hasAutoplay = hasMany && autoplayMs !== undefined && autoplayMs > 0;
  // A loop moves slides from one end to the other, so it needs more of them than two views hold.
  const loops = (props.loop ?? hasAutoplay) && perGroup === 1 && items.length > 2 * perView;
  const keys = items.map(keyOf);

  const viewport = useRef<HTMLDivElement>(null);
  const { swiper, position } = useSwiper({
    viewport,
    slides: keys.join('\n'),
    gapPx,
    perGroup,
    loop: loops,
    enabled: hasMany,
  });
  const { playing, toggle, holdProps } = useAutoplay({
    swiper,
    everyMs: hasAutoplay ? autoplayMs : undefined,
  });
  const ready = swiper !== undefined && !position.locked;

  function go(index: number): void {
    if (loops) swiper?.slideToLoop(index);
    else swiper?.slideTo(index * (swiper.params.slidesPerGroup ?? 1));
  }

  function onFocus(event: FocusEvent): void {
    holdProps.onFocus(event);
    if (!swiper) return;
    const slide = event.target.closest<HTMLElement>('[data-index]');
    const box = viewport.current?.getBoundingClientRect();
    if (!slide || !box || slide.parentElement?.parentElement !== viewport.current) return;
    const { left, right } = slide.getBoundingClientRect();
    // Scrolls a focused slide into view, by its position in the document because a loop changes it.
    if (left < box.left - 1 || right > box.right + 1) swiper.slideTo(swiper.slides.indexOf(slide));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    // The target of a key event is an element.
    if (
      !swiper ||
      altKey ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      (target as Element).matches('input, textarea, select')
    )
      return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // The browser would scroll the list under its slides.
    event.preventDefault();
    if ((key === 'ArrowRight') !== swiper.rtl) swiper.slideNext();
    else swiper.slidePrev();
  }

  const onPicture = controls === 'overlay';
  const arrow = (
    name: string,
    icon: 'chevron-left' | 'chevron-right',
    turn: () => void,
    isEnabled: boolean,
  ) =>
    hasMany &&
    arrows && (
      <IconButton
        icon={icon}
        label={name}
        variant="ghost"
        round
        className={
          onPicture
            ? classNames(styles.arrow, icon === 'chevron-left' ? styles.previous : styles.next)
            : undefined
        }
        aria-disabled={!isEnabled || undefined}
        onClick={isEnabled ? turn : undefined}
      />
    );
  const previous = arrow(
    labels.previous,
    'chevron-left',
    () => swiper?.slidePrev(),
    loops || hasAutoplay || !position.atStart,
  );
  const next = arrow(
    labels.next,
    'chevron-right',
    () => swiper?.slideNext(),
    loops || hasAutoplay || !position.atEnd,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are a shortcut for the buttons
    <div
      role="group"
      className={classNames(styles.carousel, className)}
      aria-label={label}
      data-ready={ready ? '' : undefined}
      data-overlay={controls === 'overlay' ? '' : undefined}
      {...holdProps}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage}>
        <div
          ref={viewport}
          className={classNames('swiper', styles.viewport)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
          tabIndex={hasMany ? 0 : undefined}
          role="group"
          aria-label={label}
        >
          <ul
            role="list"
            className={classNames('swiper-wrapper', styles.track)}
            data-per-view={Math.min(perView, 8)}
            data-gap={gapPx}
          >
            {items.map((item, index) => (
              <li
                key={keys[index]}
                className={classNames('swiper-slide', styles.slide)}
                data-index={index}
              >
                <Slide item={item} index={index} render={render} />
              </li>
            ))}
          </ul>
        </div>
        {onPicture && previous}
        {onPicture && next}
      </div>
      {hasMany && (dots || hasAutoplay || (arrows && !onPicture)) && (
        <CarouselControls
          labels={labels}
          count={position.stops ?? Math.ceil(items.length / perGroup)}
          index={position.index}
          dots={dots}
          onGo={go}
          playing={hasAutoplay ? playing : undefined}
          onToggle={toggle}
          ready={ready}
          {...(onPicture ? { place: 'overlay' } : { place: 'below', previous, next })}
        />
      )}
    </div>
  );
}

function Slide<Item>({
  item,
  index,
  render,
}: {
  item: Item;
  index: number;
  render: (item: Item, index: number) => ReactNode;
}) {
  return render(item, index);
}
