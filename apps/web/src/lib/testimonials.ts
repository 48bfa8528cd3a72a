import * as messages from '@shinequo/messages/web/sign-in'
import grace from '../assets/people/grace.svg'
import jonah from '../assets/people/jonah.svg'
import kenji from '../assets/people/kenji.svg'
import maya from '../assets/people/maya.svg'
import nia from '../assets/people/nia.svg'
import sofia from '../assets/people/sofia.svg'
import tom from '../assets/people/tom.svg'

export interface Testimonial {
  readonly quote: string
  /** School and year; samples do not name a person. */
  readonly author: string
  readonly picture: string
}

/**
 * SAMPLES, written by us to show where students' words will appear. They are not real quotes: before real students see
 * this page, replace them with words that real students have agreed to share.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  { quote: messages.goodTuesday, author: messages.goodTuesdayAuthor, picture: jonah },
  { quote: messages.morningsAreMine, author: messages.morningsAreMineAuthor, picture: maya },
  { quote: messages.twoGoodQuestions, author: messages.twoGoodQuestionsAuthor, picture: nia },
  { quote: messages.hardConversation, author: messages.hardConversationAuthor, picture: tom },
  { quote: messages.clubMeeting, author: messages.clubMeetingAuthor, picture: kenji },
  { quote: messages.thirtyMinutes, author: messages.thirtyMinutesAuthor, picture: sofia },
  { quote: messages.twelveApplications, author: messages.twelveApplicationsAuthor, picture: grace },
]
