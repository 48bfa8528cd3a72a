/**
 * The room where a student and a coach meet, and the pages before and after it. `name` is the other person's first
 * name.
 */
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { number, plural } from '../locale.ts'

type Role = SessionRoom['role']
type Device = 'camera' | 'microphone'

// On all its pages

/** The title of the browser's tab. */
export const documentTitle = (title: string) => `${title} · ShineQuo`
export const sessionWith = (name: string) => `Session with ${name}`
export const you = 'You'
/** The link out of the room, to the page that each side came from. */
export const BACK_HOME = {
  student: 'Back to the dashboard',
  coach: 'Back to Today',
} satisfies Record<Role, string>
export const joinNow = 'Join Now'
/** Comes before the coach's number, which is a link. */
export const ifItFailsCall = (name: string) => `If video or sound fails, call ${name}:`
export const noneRecorded = 'No sound or video is recorded.'
/** Follows `noneRecorded`. */
export const onlyYouTwo = (name: string) => `Only you and ${name} can enter this room.`

// Shown instead of the room

export const wasCancelled = 'This session was cancelled'
export const noRoomForIt = "It won't take place, so there is no room to join."
export const meetsElsewhere = 'This session meets somewhere else'
/** `host` is the address of another service. */
export const meetsAtNow = (fullName: string, host: string) =>
  `You and ${fullName} meet at ${host}. It isn't part of ShineQuo and has its own rules.`
export const meetsAtFrom = (fullName: string, host: string, time: string) =>
  `You and ${fullName} meet at ${host}. The link will be here from ${time}.`
export const wasMoved = 'This session was moved'
/** `time` is a day and a slot with the reader's zone. */
export const movedTo = (time: string) => `The new time is ${time}. The room opens 15 minutes before.`
export const joinedElsewhere = 'You joined somewhere else'
export const openElsewhere = 'You have the room open in another window or on another device.'
export const joinHere = 'Join here instead'
export const connectionEnded = 'The connection ended'
export const joinAgain = 'Something went wrong. Please join again.'
/** Follows `connectionEnded`. */
export const tooMuchSent =
  'This browser sent far more than a call needs. Close other tabs with this room, then try again.'
export const notBack = "We couldn't reconnect you"
export const networkAway = 'Your network was down for two minutes. Check your Wi-Fi, then try again.'
export const signInFirst = 'Please sign in first'
export const thenOpenAgain = 'Then open your session again.'
export const signInAsCoach = 'Sign in as a coach'
export const pageNotFound = 'Page not found'
export const noSessionHere = 'None of your sessions is at this address.'
export const toTheStart = 'Go to the start page'
export const roomDidNotLoad = "The room couldn't be loaded"

// The page before the room

export const readyToJoin = 'Ready to join?'
export const noCallsHere =
  "This browser can't hold video calls. Open this page in Chrome, Edge, Firefox or Safari."
export const withAt = (fullName: string, time: string) => `${fullName} · ${time}`
/** Below the reader's own picture. */
export const asTheySeeYou = (name: string) => `This is how ${name} will see you`
export const cameraIsOff = 'Your camera is off.'
export const alreadyIn = (name: string) => `${name} is already in the room`
export const opensAt = (time: string) => `The room opens at ${time}. Until then you can test everything.`
export const joinWithoutCamera = 'Join without camera'
export const joinWithoutMicrophone = 'Join without microphone'

export const DEVICES = { camera: 'Camera', microphone: 'Microphone', speaker: 'Speaker' } satisfies Record<
  Device | 'speaker',
  string
>
/** A device whose name the browser does not give, by its place in the list. */
export const numberedDevice = (kind: Device | 'speaker', position: number) => `${DEVICES[kind]} ${position}`
export const DEVICE_WORKS = { camera: 'Works', microphone: 'Ready' } satisfies Record<Device, string>
export const doesNotWork = 'Not working'
export const off = 'Off'
export const TURN_ON = {
  camera: 'Turn the camera on',
  microphone: 'Turn the microphone on',
} satisfies Record<Device, string>
export const saySomething = 'Say something. The bar should move.'
export const notTriedYet = 'Not tested yet'
export const playSound = 'Play a sound'
export const didYouHearIt = 'Did you hear it?'

export const network = 'Network'
export const trying = 'Testing...'
/** What people should know about the route that picture and sound take. */
export const WAYS = {
  relay: "Video and sound go through a relay server, so neither of you learns the other's network address.",
  direct:
    "Video and sound go directly between the two of you where possible, so each of you could learn the other's network address.",
  local: 'This may only connect while you are both on the same network.',
} satisfies Record<SessionRoom['network'], string>
/** How good the connection to the server is: a word, and a sentence below it. */
export const weak = 'Weak'
export const weakMeans = 'Sound should be fine. Video may stop for a while; it comes back automatically.'
export const fair = 'Fair'
export const fairMeans = 'It should be good enough. If the connection gets weak, sound comes first.'
export const good = 'Good'
export const goodMeans =
  'Video and sound should both be fine. If the connection gets weak, sound comes first.'
export const noNetwork = 'No network'
export const noNetworkMeans =
  "We can't reach the server right now. Check your Wi-Fi, or move to a place with a better signal."

// Why a camera or a microphone is missing

export const DEVICE_GONE = {
  camera: 'The camera was unplugged, or another app took it over. Turn it on again when it is back.',
  microphone: 'The microphone was unplugged, or another app took it over. Turn it on again when it is back.',
} satisfies Record<Device, string>
export const DEVICE_NOT_FOUND = {
  camera: 'No camera was found. Plug one in, or join without it.',
  microphone: 'No microphone was found. Plug one in, or join without it.',
} satisfies Record<Device, string>
export const DEVICE_IN_USE = {
  camera: 'Another app is using the camera. Close that app, then try again.',
  microphone: 'Another app is using the microphone. Close that app, then try again.',
} satisfies Record<Device, string>
export const DEVICE_NEEDS_HTTPS = {
  camera: 'This browser lets pages use a camera only over https. Ask your programme for the right address.',
  microphone:
    'This browser lets pages use a microphone only over https. Ask your programme for the right address.',
} satisfies Record<Device, string>

const BLOCKED = {
  camera: 'Your browser is blocking the camera here.',
  microphone: 'Your browser is blocking the microphone here.',
} as const
/** By the kind of browser. The names of menus are those of the browser in this language. */
const ALLOW_IT = {
  firefox: 'Press the crossed-out icon to the left of the address and remove the block.',
  iphone: 'Open Settings, then Safari, and allow camera and microphone.',
  safari: "Open Safari's menu, choose 'Settings for This Website', and allow camera and microphone.",
  other: 'Press the icon to the left of the address and allow camera and microphone.',
} as const
export const deviceBlocked = (kind: Device, browser: keyof typeof ALLOW_IT) =>
  `${BLOCKED[kind]} ${ALLOW_IT[browser]} Then try again.`

// The room itself

export const nothingIsRecorded = 'Nothing is recorded'
export const yourMicrophone = 'Your microphone'
export const keepWindowOpen =
  'Keep this window open: the session starts automatically, with a soft sound. Nobody hears or sees you while you wait.'
export const opensSoon = (name: string) => `${name} will open the room soon.`
export const youAreEarly = (name: string) => `You're early. ${name} will open the room soon.`
/** Shown instead of the reader's own picture. */
export const noOwnPicture = 'Video off'
export const pictureOf = (name: string) => `${name}'s video`
/** Below the other person's picture while their microphone is off. */
export const muted = (fullName: string) => `${fullName} · muted`

/** The clock; `left` is in minutes and seconds, such as 4:05. */
export const startsIn = (minutes: number) =>
  plural(minutes, { one: 'Starts in a minute', other: 'Starts in # min' })
export const timeLeft = (left: string) => `${left} left`
export const timeIsUp = 'Time is up'
/** Announced once by screen readers. */
export const fiveMinutesLeft = 'Five minutes left.'
export const mayStay = 'Time is up. You can stay a little longer.'

// The connection between the two people

export const networkDropped = "Your connection dropped. We're getting you back."
export const gettingYouIn = "One moment. We're getting you in."
export const onYourWayBack = (name: string) =>
  `You don't need to do anything. ${name} can see that you're on your way back.`
export const keepOpen = 'Keep this window open.'
/** `left` is in minutes and seconds, such as 1:59. */
export const keepTrying = (left: string) => `We'll keep trying for another ${left}`
export const tryNow = 'Try now'
export const hasLeft = (name: string) => `${name} has left the room`
export const notHereYet = (name: string) => `${name} isn't here yet`
export const beginsByItself = 'Keep this window open: the session starts automatically when they come.'
export const theirNetworkDropped = (name: string) => `${name}'s connection dropped`
export const onTheWayBack = (name: string) => `${name} is on the way back. You don't need to do anything.`
export const isHere = (name: string) => `${name} is here`
export const connecting = 'Connecting...'
export const connected = (name: string) => `You and ${name} are connected`
/** Below a portrait that is shown instead of a picture. */
export const faceSoundOnly = 'sound only'
export const facePictureOff = 'video off'

export const serverLost = 'We lost the connection to our server'
export const youTwoCanGoOn = (name: string) => `You and ${name} can keep talking while we reconnect.`
export const youChoseSound = 'Sound only'
export const youTwoHear = (name: string) => `You and ${name} can hear but not see each other.`
export const theyChoseSound = (name: string) => `${name} chose sound only`
export const neitherIsSeen = 'You can hear but not see each other.'
export const yourLineIsWeak = "Your connection is weak, so it's sound only for now"
export const theirLineIsWeak = (name: string) => `${name}'s connection is weak, so it's sound only for now`
export const pictureComesBack = (name: string) =>
  `You and ${name} can hear each other. Video comes back automatically when the connection is better.`
export const pictureIsSmall = 'The connection is weak, so your video is less sharp'
export const seesYouLessSharply = (name: string) =>
  `Sound comes first. ${name} will see you less clearly for a while.`
export const tryThePicture = 'Try video now'

// The buttons of the room

export const controls = 'Controls'
export const mute = 'Mute'
export const unmute = 'Unmute'
export const pictureOff = 'Stop video'
export const pictureOn = 'Start video'
export const soundOnly = 'Sound only'
export const share = 'Share'
export const stopSharing = 'Stop sharing'
export const smallWindow = 'Small window'
export const smallWindowNeedsPicture = 'The small window opens once you can see the other person.'
export const fullScreen = 'Full screen'
export const notFullScreen = 'Exit full screen'
export const noFullScreen = "This browser doesn't allow full screen here."
export const leave = 'Leave'
export const more = 'More'

// Captions

export const captions = 'Captions'
export const captionsAreOff = 'Captions are off.'
export const askingBrowser = 'Asking your browser...'
export const captionsNeedPack = (language: string) =>
  `For captions, your browser needs its language pack for ${language}. It downloads the pack once, from the browser's maker. What you say stays on this device.`
export const loadingPack = 'Your browser is downloading the language pack. Captions start when it is ready.'
export const noCaptionsIn = (language: string) =>
  `Your browser can't write captions in ${language} on this device, and we don't send what you say anywhere else to have it written.`
export const captionsStopped = 'Your browser stopped writing captions. Press Captions to try again.'
export const loadPack = 'Download it'
export const stopWaiting = 'Stop waiting'
/* Two or three of these are shown together. */
export const writesForYouTwo = (name: string) => `Your browser writes what you say here, for you and ${name}.`
export const microphoneIsOff = 'Your microphone is off, so nothing you say is written.'
export const theyMustPress = (name: string) => `To show what ${name} says, ${name} has to press Captions too.`
export const theyCannotCaption = (name: string) => `${name}'s browser can't write captions.`
export const theirWords = (name: string) => `What ${name} says appears here.`
export const nothingIsKept = 'None of it is kept.'
export const pressCaptionsToo = 'Press Captions to show what you say, too.'

// Chat

export const chat = 'Chat'
export const closeChat = 'Close the chat'
/** For screen readers, after the number on the button of the chat. */
export const unread = 'unread'
export const wroteToYou = (name: string, unreadMessages: number) =>
  `${name} wrote to you. Unread messages: ${unreadMessages}.`
export const messageLog = 'Messages'
export const whoReadsTheChat = (name: string) =>
  `You and ${name} can read this, now and after the session. Sound, video and captions aren't kept.`
export const yourMessageAt = (time: string) => `You · ${time}`
export const theirMessageAt = (name: string, time: string) => `${name} · ${time}`
export const writeTo = (name: string) => `Write to ${name}`
export const send = 'Send'
export const tooLong = (most: number, length: number) =>
  `A message can have at most ${number(most)} characters. This one has ${number(length)}.`
/** `reason` is a whole sentence. */
export const notSent = (reason: string) => `Not sent. ${reason}`
export const messagesDidNotLoad = (reason: string) => `The messages couldn't be loaded. ${reason}`

// The page after the room

export const wellDone = (yourName: string) => `Well done, ${yourName}.`
export const youHaveLeft = 'You have left the room'
export const yourSessionWith = (name: string) => `Your session with ${name}`
export const youTwoAt = (fullName: string, time: string) => `You and ${fullName} · ${time}`
export const goBackUntil = (time: string) => `Go back in (until ${time})`
export const howWasIt = 'How was it?'
export const feedbackTakesAMinute = (name: string) =>
  `Feedback takes a minute, once the session is over. ${name} sees your star rating.`
export const giveFeedback = 'Give feedback'
export const whatNext = 'What next?'
export const notesStandWithStudents = (name: string) => `Your notes about ${name} are under Students.`
export const toYourStudents = 'Go to your students'
export const whatStaysPrivate = 'What stays private'
export const mediaTitle = 'Sound, video, captions'
export const mediaNotKept = 'Nobody has them. Nothing was recorded.'
export const chatTitle = 'The chat'
/** Comes before the link `openChat`. */
export const youTwoCanRead = (name: string) => `You and ${name} can read it again.`
export const openChat = 'Open the chat'
export const metTitle = 'That you met'
export const metIsSeen = 'Your programme sees the date and the length, not what was said.'
