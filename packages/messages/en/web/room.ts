/** The room where a student and a coach meet, and the pages before and after it. `name` is the other one's first name. */
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { plural } from '../locale.ts'

type Role = SessionRoom['role']
type Device = 'camera' | 'microphone'

// On all its pages

/** The title of the browser's tab. */
export const documentTitle = (title: string) => `${title} · ShineQuo`
export const sessionWith = (name: string) => `Session with ${name}`
export const you = 'You'
/** The link out of the room, to where each side came from. */
export const BACK_HOME = {
  student: 'Back to the dashboard',
  coach: 'Back to today',
} satisfies Record<Role, string>
export const joinNow = 'Join Now'
/** Stands before the coach's number, which is a link. */
export const ifItFailsCall = (name: string) => `If picture or sound fails, call ${name}:`
export const noneRecorded = 'No sound or picture is recorded.'
/** Follows `noneRecorded`. */
export const onlyYouTwo = (name: string) => `Only you and ${name} can enter this room.`

// In place of the room

export const wasCancelled = 'This session was cancelled'
export const noRoomForIt = 'There is no room for it. The page of your sessions says more.'
export const meetsElsewhere = 'This session meets elsewhere'
/** `host` is the address of another service. */
export const meetsAtNow = (fullName: string, host: string) =>
  `${fullName} and you meet at ${host}. It is not part of this service and has rules of its own.`
export const meetsAtFrom = (fullName: string, host: string, time: string) =>
  `You and ${fullName} meet at ${host}. The way there stands here from ${time}.`
export const wasMoved = 'This session was moved'
/** `time` is a day and a slot with the reader's zone. */
export const movedTo = (time: string) => `It is now ${time}. The room opens 15 minutes before that.`
export const joinedElsewhere = 'You joined somewhere else'
export const openElsewhere = 'The room is open in another window or on another device of yours.'
export const joinHere = 'Join here instead'
export const connectionEnded = 'The connection was ended'
export const joinAgain = 'Something did not go as it should. Join again.'
export const notBack = 'We could not get you back'
export const networkAway = 'The network was away for two minutes. Look at your Wi-Fi, then try again.'
export const signInFirst = 'Please sign in first'
export const thenOpenAgain = 'Then open your session again from the page of your sessions.'
export const signInAsCoach = 'Sign in as a coach'
export const pageNotFound = 'Page not found'
export const noSessionHere = 'There is no session of yours at this address.'
export const toTheStart = 'To the start'
export const roomDidNotLoad = 'The room did not load'

// The page before it

export const readyToJoin = 'Ready to join?'
export const withAt = (fullName: string, time: string) => `${fullName} · ${time}`
/** Below one's own picture. */
export const asTheySeeYou = (name: string) => `You, as ${name} will see you`
export const cameraIsOff = 'Your camera is off.'
export const alreadyIn = (name: string) => `${name} is already in the room`
export const opensAt = (time: string) => `The room opens at ${time}. You can try everything until then.`
export const joinWithoutCamera = 'Join without camera'
export const joinWithoutMicrophone = 'Join without microphone'

export const DEVICES = { camera: 'Camera', microphone: 'Microphone', speaker: 'Speaker' } satisfies Record<
  Device | 'speaker',
  string
>
/** A device whose name the browser does not tell, by its place in the list. */
export const numberedDevice = (kind: Device | 'speaker', position: number) => `${DEVICES[kind]} ${position}`
export const DEVICE_WORKS = { camera: 'Works', microphone: 'Ready' } satisfies Record<Device, string>
export const doesNotWork = 'Does not work'
export const off = 'Off'
export const TURN_ON = {
  camera: 'Turn the camera on',
  microphone: 'Turn the microphone on',
} satisfies Record<Device, string>
export const saySomething = 'Say something. The bar should move.'
export const notTriedYet = 'Not tried yet'
export const playSound = 'Play a sound'
export const didYouHearIt = 'Did you hear it?'

export const network = 'Network'
export const trying = 'Trying …'
/** What a person should know of the way that picture and sound take. */
export const WAYS = {
  relay: 'Picture and sound go over a relay, so neither of you learns the other’s network address.',
  direct:
    'Picture and sound go directly between you where that works, so each of you could learn the other’s network address.',
  local: 'This service has no relay: picture and sound meet only while both of you are on the same network.',
} satisfies Record<SessionRoom['network'], string>
/** How good the way to the server is: a word, and a sentence below it. */
export const weak = 'Weak'
export const weakMeans =
  'Sound should hold. The picture may stop; then it is sound only, and comes back by itself.'
export const fair = 'Fair'
export const fairMeans = 'It should do. If the line gets weak, sound comes first.'
export const good = 'Good'
export const goodMeans = 'Picture and sound should both hold. If the line gets weak, sound comes first.'
export const noNetwork = 'No network'
export const noNetworkMeans =
  'There is no way to the server at the moment. Look at your Wi-Fi, or move closer to a window.'

// Why a camera or a microphone is not there

export const DEVICE_GONE = {
  camera: 'The camera was unplugged or taken by the computer. Turn it on again when it is back.',
  microphone: 'The microphone was unplugged or taken by the computer. Turn it on again when it is back.',
} satisfies Record<Device, string>
export const DEVICE_NOT_FOUND = {
  camera: 'No camera was found. Plug one in, or join without it.',
  microphone: 'No microphone was found. Plug one in, or join without it.',
} satisfies Record<Device, string>
export const DEVICE_IN_USE = {
  camera: 'Another program uses the camera. Close it there, then try again.',
  microphone: 'Another program uses the microphone. Close it there, then try again.',
} satisfies Record<Device, string>
export const DEVICE_NEEDS_HTTPS = {
  camera: 'This browser gives pages a camera only over https. Ask your programme for the right address.',
  microphone:
    'This browser gives pages a microphone only over https. Ask your programme for the right address.',
} satisfies Record<Device, string>

const BLOCKED = {
  camera: 'This browser was told not to give us the camera.',
  microphone: 'This browser was told not to give us the microphone.',
} as const
/** By the kind of browser; the names of menus are those of the browser in this language. */
const ALLOW_IT = {
  firefox: 'Press the crossed-out sign at the left of the address and take the block away.',
  iphone: 'Open Settings, then Safari, and allow camera and microphone.',
  safari: "Open Safari's menu, choose 'Settings for This Website', and allow camera and microphone.",
  other: 'Press the sign at the left of the address and allow camera and microphone.',
} as const
export const deviceBlocked = (kind: Device, browser: keyof typeof ALLOW_IT) =>
  `${BLOCKED[kind]} ${ALLOW_IT[browser]} Then try again.`

// The room itself

export const nothingIsRecorded = 'Nothing is recorded'
export const yourMicrophone = 'Your microphone'
export const keepWindowOpen =
  'Keep this window open: it begins by itself, with a soft sound. Nobody hears or sees you while you wait.'
export const opensSoon = (name: string) => `${name} opens the room soon.`
export const youAreEarly = (name: string) => `You are early. ${name} opens the room soon.`
/** Instead of one's own picture. */
export const noOwnPicture = 'Picture off'
export const pictureOf = (name: string) => `${name}’s picture`
/** Below the other one's picture while their microphone is off. */
export const muted = (fullName: string) => `${fullName} · muted`

/** The clock; `left` is in minutes and seconds, as 4:05. */
export const startsIn = (minutes: number) =>
  plural(minutes, { one: 'Starts in a minute', other: 'Starts in # min' })
export const timeLeft = (left: string) => `${left} left`
export const timeIsUp = 'Time is up'
/** Said once to whoever hears the page. */
export const fiveMinutesLeft = 'Five minutes left.'
export const mayStay = 'Time is up. You may stay a little.'

// How it stands with the two

export const networkDropped = 'Your network dropped. We are getting you back.'
export const gettingYouIn = 'One moment. We are getting you in.'
export const onYourWayBack = (name: string) =>
  `You need not do anything. ${name} sees that you are on your way back.`
export const keepOpen = 'Keep this window open.'
/** `left` is in minutes and seconds, as 1:59. */
export const keepTrying = (left: string) => `We keep trying for another ${left}`
export const tryNow = 'Try now'
export const hasLeft = (name: string) => `${name} has left the room`
export const notHereYet = (name: string) => `${name} is not here yet`
export const beginsByItself = 'Keep this window open: when they come, it begins by itself.'
export const theirNetworkDropped = (name: string) => `${name}’s network dropped`
export const onTheWayBack = (name: string) => `${name} is on the way back. You need not do anything.`
export const isHere = (name: string) => `${name} is here`
export const connecting = 'Connecting …'
export const connected = (name: string) => `You and ${name} are connected`
/** Below a portrait that stands in place of a picture. */
export const faceSoundOnly = 'sound only'
export const facePictureOff = 'picture off'

export const serverLost = 'The way to our server is lost for a moment'
export const youTwoCanGoOn = (name: string) => `You and ${name} can go on. It comes back by itself.`
export const youChoseSound = 'Sound only'
export const youTwoHear = (name: string) => `You and ${name} hear each other, and neither is seen.`
export const theyChoseSound = (name: string) => `${name} chose sound only`
export const neitherIsSeen = 'You hear each other, and neither is seen.'
export const yourLineIsWeak = 'The line is weak, so this is sound only'
export const theirLineIsWeak = (name: string) => `${name}’s line is weak, so this is sound only`
export const pictureComesBack = (name: string) =>
  `You and ${name} hear each other. The picture comes back by itself when the line is better.`
export const pictureIsSmall = 'The line is weak, so your picture is small'
export const seesYouLessSharply = (name: string) =>
  `Sound comes first. ${name} sees you less sharply for a while.`
export const tryThePicture = 'Try the picture now'

// Its buttons

export const controls = 'Controls'
export const mute = 'Mute'
export const unmute = 'Unmute'
/** The name of the camera's button until it is known whether it is on. */
export const picture = 'Picture'
export const pictureOff = 'Picture off'
export const pictureOn = 'Picture on'
export const soundOnly = 'Sound only'
export const share = 'Share'
export const stopSharing = 'Stop sharing'
export const smallWindow = 'Small window'
export const smallWindowNeedsPicture = 'The small window opens when there is a picture of the other side.'
export const fullScreen = 'Full screen'
export const notFullScreen = 'Smaller'
export const noFullScreen = 'This browser does not open the full screen here.'
export const leave = 'Leave'
export const more = 'More'

// Captions

export const captions = 'Captions'
export const captionsAreOff = 'Captions are off.'
export const askingBrowser = 'Asking your browser …'
export const captionsNeedPack = (language: string) =>
  `For captions your browser needs its language pack for ${language}. It loads it from its maker, once. What you say stays on this device.`
export const loadingPack = 'Your browser loads the language pack. Captions begin when it is there.'
export const noCaptionsIn = (language: string) =>
  `Your browser does not write captions in ${language} on this device, and we send sound nowhere to have them written.`
export const captionsStopped = 'Your browser has stopped writing captions. Press Captions to try again.'
export const loadPack = 'Load it'
export const stopWaiting = 'Stop waiting'
/* Two or three of these stand together. */
export const writesForYouTwo = (name: string) => `Your browser writes here what you say, for you and ${name}.`
export const microphoneIsOff = 'Your microphone is off, so nothing you say is written.'
export const theyMustPress = (name: string) => `For ${name}’s words, ${name} has to press Captions too.`
export const theyCannotCaption = (name: string) => `${name}’s browser cannot write captions.`
export const theirWords = (name: string) => `What ${name} says is written here.`
export const nothingIsKept = 'Nothing of it is kept.'
export const pressCaptionsToo = 'Press Captions to have your words written too.'

// Chat

export const chat = 'Chat'
export const closeChat = 'Close the chat'
/** Read aloud after the number on the button of the chat. */
export const unread = 'unread'
export const wroteToYou = (name: string, unreadMessages: number) =>
  `${name} wrote to you. Unread messages: ${unreadMessages}.`
export const messageLog = 'Messages'
export const whoReadsTheChat = (name: string) =>
  `You and ${name} can read this, now and after the session. Sound, picture and captions are not kept.`
export const yourMessageAt = (time: string) => `You · ${time}`
export const theirMessageAt = (name: string, time: string) => `${name} · ${time}`
export const writeTo = (name: string) => `Write to ${name}`
export const send = 'Send'
export const tooLong = (most: number, length: number) =>
  `A message has ${most} characters at most. This one has ${length}.`
/** `reason` is a sentence. */
export const notSent = (reason: string) => `Not sent. ${reason}`
export const messagesDidNotLoad = (reason: string) => `The messages did not load. ${reason}`

// The page after it

export const wellDone = (yourName: string) => `Well done, ${yourName}.`
export const youHaveLeft = 'You have left the room'
export const yourSessionWith = (name: string) => `Your session with ${name}`
export const youTwoAt = (fullName: string, time: string) => `You and ${fullName} · ${time}`
export const goBackUntil = (time: string) => `Go back in until ${time}`
export const howWasIt = 'How was it?'
export const feedbackTakesAMinute = (name: string) =>
  `Feedback takes a minute. It opens when the session is over; ${name} sees your stars, not your words.`
export const giveFeedback = 'Give feedback'
export const whatNext = 'What next?'
export const notesStandWithStudents = (name: string) =>
  `Notes about ${name} stand on the page of your students.`
export const toYourStudents = 'To your students'
export const whatStaysPrivate = 'What stays private'
export const mediaTitle = 'Sound, picture, captions'
export const mediaNotKept = 'Nobody has them. Nothing was recorded.'
export const chatTitle = 'The chat'
/** Stands before the link `openChat`. */
export const youTwoCanRead = (name: string) => `You and ${name} can read it again.`
export const openChat = 'Open the chat'
export const metTitle = 'That you met'
export const metIsSeen = 'Your programme sees the date and the length, not what was said.'
