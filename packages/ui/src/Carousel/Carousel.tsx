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
  /** One slide. Runs inside a component of its own, so hooks are allowed. */
  render: (item: Item, index: number) => ReactNode;
  keyOf?: ((item: Item, index: number) => string | number) | undefined;
  /** Slides in view in a wide place, 1 to 8; narrow places show fewer. */
  perView?: number | undefined;
  /** Slides that turn at once, at most those in view. More than one run back at the end. */
  perGroup?: number | undefined;
  gapPx?: number | undefined;
  /** Turns by itself, this long after each turn. */
  autoplayMs?: number | undefined;
  label: string;
  labels: CarouselLabels;
  /** Dots to jump by; where one slide is in view, by default. */
  dots?: boolean | undefined;
  arrows?: boolean | undefined;
  /**
   * After the last comes the first; by default where it turns by itself. Needs more slides than are
   * in view, else it runs back.
   */
  loop?: boolean | undefined;
  /** Where arrows, dots and pause stand: on the picture or in a row under it. */
  controls?: 'overlay' | 'below' | undefined;
  className?: string | undefined;
}

/**
 * Slides in a row: a plain scrolling list without script, a carousel with it, in the same place and
 * size.
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
  const many = items.length > 1;
  const wantsAutoplay = many && autoplayMs !== undefined && autoplayMs > 0;
  // An endless carousel moves slides from one end to the other: it needs more of them than two
  // views hold.
  const loops = (props.loop ?? wantsAutoplay) && perGroup === 1 && items.length > 2 * perView;
  const keys = items.map(keyOf);

  const viewport = useRef<HTMLDivElement>(null);
  const { swiper, position } = useSwiper({
    viewport,
    slides: keys.join('\n'),
    gapPx,
    perGroup,
    loop: loops,
    enabled: many,
  });
  const { playing, toggle, holdProps } = useAutoplay({
    swiper,
    everyMs: wantsAutoplay ? autoplayMs : undefined,
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
    // Focus that went to a slide out of view brings it in; by its place in the document, which an
    // endless carousel changes.
    if (left < box.left - 1 || right > box.right + 1) swiper.slideTo(swiper.slides.indexOf(slide));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    // What has the focus is an element
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
    // The list would scroll beneath its slides.
    event.preventDefault();
    if ((key === 'ArrowRight') !== swiper.rtl) swiper.slideNext();
    else swiper.slidePrev();
  }

  const onPicture = controls === 'overlay';
  const arrow = (
    name: string,
    icon: 'chevron-left' | 'chevron-right',
    turn: () => void,
    possible: boolean,
  ) =>
    many &&
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
        aria-disabled={!possible || undefined}
        onClick={possible ? turn : undefined}
      />
    );
  const previous = arrow(
    labels.previous,
    'chevron-left',
    () => swiper?.slidePrev(),
    loops || wantsAutoplay || !position.atStart,
  );
  const next = arrow(
    labels.next,
    'chevron-right',
    () => swiper?.slideNext(),
    loops || wantsAutoplay || !position.atEnd,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a short way, what it does has buttons
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={many ? 0 : undefined}
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
      {many && (dots || wantsAutoplay || (arrows && !onPicture)) && (
        <CarouselControls
          labels={labels}
          count={position.stops ?? Math.ceil(items.length / perGroup)}
          index={position.index}
          dots={dots}
          onGo={go}
          playing={wantsAutoplay ? playing : undefined}
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
