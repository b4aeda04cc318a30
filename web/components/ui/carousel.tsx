import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterNextFrame } from '../../lib/next-task.ts';

interface CarouselProps {
  /** Names the whole for assistive technology. */
  label: string;
  slides: { id: string; label: string; content: ReactNode }[];
}

/** Slides to swipe, with dots and arrows that also work by keyboard. */
export function Carousel({ label, slides }: CarouselProps) {
  const [setViewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [selected, setSelected] = useState(0);
  const viewport = useRef<HTMLDivElement>(null);
  useSlideHeight(viewport, selected);
  // It measures, which costs little once the browser has laid the slides out for itself.
  useEffect(() => afterNextFrame(() => setViewport(viewport.current)), [setViewport]);
  const goTo = useCallback((index: number) => embla?.scrollTo(index, prefersStillness()), [embla]);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    onSelect();
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);

  return (
    <section aria-roledescription="carrossel" aria-label={label}>
      <div
        ref={viewport}
        className="-mx-4 overflow-hidden px-4 transition-[height] duration-200 motion-reduce:transition-none"
      >
        <div className="flex touch-pan-y items-start gap-4">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
            <div
              key={slide.id}
              role="group"
              aria-roledescription="item"
              aria-label={`${slide.label} (${index + 1} de ${slides.length})`}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%]"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && <Dots slides={slides} selected={selected} goTo={goTo} />}
    </section>
  );
}

/**
 * As high as the slide in view, so that a short one leaves no hole above the dots; also when it is unfolded. Set where it is observed,
 * which is before anything is painted.
 */
function useSlideHeight(viewport: RefObject<HTMLElement | null>, selected: number): void {
  useLayoutEffect(() => {
    const { current } = viewport;
    const slide = current?.firstElementChild?.children[selected];
    if (!current || !(slide instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => {
      current.style.height = `${slide.offsetHeight}px`;
    });
    observer.observe(slide);
    return () => observer.disconnect();
  }, [viewport, selected]);
}

interface DotsProps {
  slides: CarouselProps['slides'];
  selected: number;
  goTo: (index: number) => void;
}

function Dots({ slides, selected, goTo }: DotsProps) {
  return (
    <div className="mt-2 flex items-center justify-between">
      <button
        type="button"
        className={arrow}
        disabled={selected === 0}
        onClick={() => goTo(selected - 1)}
        aria-label="Anterior"
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <div className="flex">
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            aria-label={`Ir para ${slide.label}`}
            aria-current={index === selected || undefined}
            onClick={() => goTo(index)}
            className="group grid h-11 min-w-7 place-items-center"
          >
            <span className="size-2.5 rounded-full border border-line-strong transition-[width,background-color] duration-150 group-aria-[current]:w-6 group-aria-[current]:border-ink group-aria-[current]:bg-ink" />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={arrow}
        disabled={selected === slides.length - 1}
        onClick={() => goTo(selected + 1)}
        aria-label="Próximo"
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

const arrow =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-surface-strong disabled:invisible';

function prefersStillness(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
