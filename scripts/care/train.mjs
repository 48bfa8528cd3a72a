import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { learn } from './learn.mjs'
import { chooseLimits } from './limits.mjs'
import { readTexts } from './texts.mjs'
import { crossValidated, prepare } from './training.mjs'
import { weightsFile } from './weights-file.mjs'

/* Trains the classifier of risk words and writes its weights and limits. The same texts give the same file. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = join(root, 'packages', 'domain', 'src', 'care', 'risk-weights.ts')

const examples = prepare(readTexts(root))
const limits = chooseLimits(crossValidated(examples))
const model = learn([...examples.written, ...examples.generated])
const text = weightsFile(model, limits)
writeFileSync(file, text)
console.log(`${examples.written.length} texts, ${examples.generated.length} sentences by grammar`)
console.log(`${file}: ${(text.length / 1000).toFixed(1)} kB, limits ${limits.maybe} and ${limits.clear}`)
