import grace from '../../assets/people/grace.svg'
import jonah from '../../assets/people/jonah.svg'
import kenji from '../../assets/people/kenji.svg'
import maya from '../../assets/people/maya.svg'
import nia from '../../assets/people/nia.svg'
import sofia from '../../assets/people/sofia.svg'
import tom from '../../assets/people/tom.svg'

export interface Testimonial {
  readonly quote: string
  /** School and year; samples name no person. */
  readonly author: string
  readonly picture: string
}

/** Said of every author, as the product document has it. */
export const TESTIMONIAL_POSITION = 'ShineQuo User'

/**
 * SAMPLES, written by us to show the place where students' words will stand. Nobody said them; replace them by
 * words that real students have agreed to share before real students see this page.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'My coach never told me what to do. She asked what a good Tuesday looks like, and we built the week from there.',
    author: 'First year, Boston University',
    picture: jonah,
  },
  {
    quote: 'I was up until three most nights. Now the mornings are mine again.',
    author: 'Second year, University of Maine',
    picture: maya,
  },
  {
    quote: 'I left with two good questions, and slept.',
    author: 'Second year, Northeastern University',
    picture: nia,
  },
  {
    quote: 'We practised one hard conversation, twice. The real one took five minutes.',
    author: 'First year, Quincy College',
    picture: tom,
  },
  {
    quote: 'I went to one club meeting. I have been to every one since.',
    author: 'First year, Arizona State University',
    picture: kenji,
  },
  {
    quote: 'Thirty minutes on a Thursday made the rest of the week make sense.',
    author: 'Third year, Bay Path University',
    picture: sofia,
  },
  {
    quote: 'Twelve applications, no answer. We rewrote one page, and the next three called back.',
    author: 'Graduate student, Babson College',
    picture: grace,
  },
]
