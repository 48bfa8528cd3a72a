import * as messages from '@shinequo/messages/web/sign-in'
import { useEffect, useState } from 'react'
import art from '../../assets/dawn-panel.svg'
import { TESTIMONIALS } from '../../lib/testimonials.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'

/** Section 9: how long each testimonial is shown. */
const ROTATION_MS = 5000
/** The dots follow the sun's path, an arc over the hills with this radius, smaller on narrow panels. */
const ARC_RADIUS = 'min(247px, 22vw)'
const ARC_DEGREES = [158, 136, 112, 90, 68, 44, 22]

/**
 * The testimonials, one at a time. They change every five seconds, unless paused, hovered or focused, and never when
 * reduced motion is requested (WCAG 2.2.2).
 */
export function TestimonialPanel() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const running = !still && !paused && !hovered && !focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump to another dot starts the five seconds anew
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setShown((now) => (now + 1) % TESTIMONIALS.length), ROTATION_MS)
    return () => clearTimeout(timer)
  }, [running, shown])

  const testimonial = TESTIMONIALS[shown]
  if (testimonial === undefined) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only hold the rotation
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
      // The drawing is teal, whatever the programme's accent.
      data-accent="teal"
      className="sticky top-4 h-[calc(100dvh-2rem)] min-h-155 overflow-hidden rounded-art bg-dawn text-dawn-ink"
    >
      <img
        src={art}
        alt=""
        width={1200}
        height={900}
        className="absolute bottom-0 start-1/2 max-w-none -translate-x-1/2 rtl:translate-x-1/2"
      />
      <figure
        key={shown}
        className="absolute inset-x-0 top-0 animate-appear px-[clamp(2.5rem,11%,5.5rem)] pt-[clamp(3rem,9vh,5.5rem)]"
      >
        <blockquote className="text-pretty text-[clamp(1.44rem,2.1vw,1.86rem)] font-[520] leading-[1.34] tracking-snug">
          {messages.quoted(testimonial.quote)}
        </blockquote>
        <figcaption className="mt-7 flex items-center gap-3 text-sm leading-snug">
          <Avatar
            name={testimonial.author}
            url={testimonial.picture}
            className="shadow-[0_0_0_2px_rgb(255_255_255/0.55)]"
          />
          <span>
            <b className="block text-base font-strong">{testimonial.author}</b>
            <span className="text-dawn-muted">{messages.testimonialAuthor}</span>
          </span>
        </figcaption>
      </figure>
      <fieldset className="absolute bottom-[195px] start-1/2 size-0">
        <legend className="sr-only">{messages.chooseATestimonial}</legend>
        {TESTIMONIALS.map((one, index) => (
          <button
            key={one.quote}
            type="button"
            aria-label={messages.testimonialOf(index + 1, TESTIMONIALS.length)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => setShown(index)}
            style={arcPlace(index)}
            className="group absolute -m-5.5 grid size-11 place-items-center rounded-full focus-visible:outline-white"
          >
            <span className="size-2.5 rounded-full border-2 border-dawn-muted transition duration-320 group-hover:bg-dawn-muted group-aria-current:size-5.5 group-aria-current:border-0 group-aria-current:bg-accent group-aria-current:shadow-[0_0_0_6px_rgb(255_198_92/0.28)]" />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        aria-label={paused || still ? messages.playTestimonials : messages.pauseTestimonials}
        hidden={still}
        onClick={() => setPaused(!paused)}
        className="absolute bottom-5 end-5 grid size-11 place-items-center rounded-full bg-[rgb(3_30_27/0.45)] transition hover:bg-[rgb(3_30_27/0.7)] focus-visible:outline-white"
      >
        <Icon name={paused ? 'play' : 'pause'} className="size-5.5" />
      </button>
    </div>
  )
}

/** The position of a dot, computed from its angle on the arc. 0 degrees is the horizon at the end of the line. */
function arcPlace(index: number) {
  const angle = ((ARC_DEGREES[index] ?? 90) * Math.PI) / 180
  return {
    insetInlineStart: `calc(${Math.cos(angle).toFixed(3)} * ${ARC_RADIUS})`,
    top: `calc(${(-Math.sin(angle)).toFixed(3)} * ${ARC_RADIUS})`,
  }
}
