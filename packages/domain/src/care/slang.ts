/* Short forms, spellings by ear and pictures, as students write them, and the words they stand for. The forms have no
   accents and no apostrophes; what they stand for is in lower case and may be several words. */

/** One line a meaning: the words, then the forms that stand for them. */
const SLANG = `
kill myself: kms ctb kermit_suicide
kill yourself: kys
killed myself: offedmyself
suicide: sewerslide suey suside sueside suiside suiside suecide sucide suicde
suicidal: suisidal suidical sucidal sewerslidal
self harm: selfharm sh
self harming: selfharming
self harmed: selfharmed
sexually assaulted: sad_ sasd
sexual assault: sexualassault
overdose: od
overdosed: odd_ oded odud
overdosing: oding
kill: kil kll
killing: kiling
raped: graped r4ped
dead: ded
dying: dieing
suicide hotline: suicidehotline
boyfriend: bf
girlfriend: gf
friend: bestie bff frend freind fren
best friend: bestfriend
roommate: roomie roomate rommate
people: ppl
someone: some1 sm1 smone
everyone: every1 evry1
no one: no1 noone
something: smth sth
want to: wanna wana wannna
going to: gonna gona gunna finna fixing_to gon
trying to: tryna tryina
got to: gotta
have to: hafta
i am going to: imma ima
i dont know: idk
i dont care: idc
i dont want to: idw idwt
because: bc cuz becuz coz bcuz
about: abt
before: b4
right now: rn
tonight: tn 2nite tonite 2night
tomorrow: tmrw tmr tmw 2moro tomorow tmmrw
you: u
your: ur
are: r
with: w_
without: w_o
already: alredy allready alr
tried: tryed
tired: tierd
hate: h8
great: gr8
anymore: anymor nomore_
parents: rents
and: n nd_
them: em
until: til till
probably: prob prolly
really: rly rlly
years: yrs yr
dont worry: dw
mom: moms_ mommas momma mama_
i love you: ily
reason: reson
for real: fr frfr
people: folks
without: wo
please: pls plz
sex: s3x seggs
pills: pilz pillz
mother: mum_
lol: lmao lmfao rofl lolol hahaha haha ahahaha hahahaha hehe jk jaja jajaja jajajaja jejeje jiji xd
quiero: kiero qiero kero
quieres: kieres
quiere: kiere
que: q ke
porque: xq pq porq xk porke
por: x
para: pa
te quiero mucho: tqm tkm
tambien: tmb tb tbn
no se: nose_
nada: nd
mucho: muxo muxho
casa: ksa
vivir: bibir vivr bivir
morir: morirr
mas: maz
nadie: nadien
hacer: aser hacr aserme
`

const PICTURES = `
💊 pills|🔪 knife|🗡 knife|🔫 gun|⚰ coffin|🪦 grave|🩸 blood|💀 skull|☠ skull|🪢 rope|🌉 bridge|🪒 razor|💉 needle|😂 lol|🤣 lol|😆 lol|😹 lol|💔 heartbroken`

const tables = () => {
  const slang = new Map<string, readonly string[]>()
  for (const line of SLANG.trim().split('\n')) {
    const [words, forms] = line.split(': ') as [string, string]
    for (const form of forms.split(' ')) slang.set(form, words.split(' '))
  }
  return slang
}

let slang: ReturnType<typeof tables> | undefined

/** The words that a short form or a spelling by ear stands for, or undefined for any other word. */
export function expansion(word: string): readonly string[] | undefined {
  slang ??= tables()
  return slang.get(word)
}

const pictures = new Map(
  PICTURES.trim()
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Replaces pictures of pills, weapons, blood and laughter by words. All other pictures stay. */
export const withoutPictures = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (picture) => {
    const word = pictures.get(picture)
    return word ? ` ${word} ` : picture
  })
