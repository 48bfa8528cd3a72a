import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser, ModifiableInstruction } from 'dockerfile-ast'
import { DEPLOY } from './compose-file.ts'

/** A line of a Dockerfile, its comments left out and those that go on joined. */
export interface Step {
  readonly keyword: string
  /** What follows the keyword and its flags. */
  readonly text: string
  /** Such as `--from=build`. */
  readonly flags: readonly string[]
}

/** What is made from one FROM. */
export interface Stage {
  readonly image: string
  /** The name that other stages know it by; '' if it has none. */
  readonly name: string
  readonly steps: readonly Step[]
}

/** Reads a Dockerfile of deploy/. The last stage is the image. */
export function readDockerfile(name: string): Stage[] {
  const stages: { image: string; name: string; steps: Step[] }[] = []
  for (const line of DockerfileParser.parse(readFileSync(join(DEPLOY, name), 'utf8')).getInstructions()) {
    const keyword = line.getKeyword()
    const words = line.getArguments().map(String)
    if (keyword === 'FROM') stages.push({ image: words[0] ?? '', name: words[2] ?? '', steps: [] })
    else {
      const text = line.getArgumentsContent() ?? ''
      const flags = line instanceof ModifiableInstruction ? line.getFlags().map(String) : []
      stages.at(-1)?.steps.push({ keyword, text, flags })
    }
  }
  return stages
}

/** What the image of a Dockerfile is told by its last line of this kind; undefined without one. */
export function lastStep(stage: Stage, keyword: string): string | undefined {
  return stage.steps.findLast((step) => step.keyword === keyword)?.text
}
