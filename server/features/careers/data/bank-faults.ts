import { type BankQuestion, bankQuestion } from './bank-schema.ts'

/** How many questions of each kind the bank holds at least. */
const wanted: Readonly<Record<BankQuestion['topic'], number>> = { 'general-analysis': 30, 'criminal-law': 60 }
/** Where the Ministry of Law publishes each Act. */
const published: Readonly<Record<string, RegExp>> = {
  'Penal Code, 1860': /^http:\/\/bdlaws\.minlaw\.gov\.bd\/act(-details)?-11[./]/,
  'Code of Criminal Procedure, 1898': /^http:\/\/bdlaws\.minlaw\.gov\.bd\/act(-details)?-75[./]/,
  'Evidence Act, 1872': /^http:\/\/bdlaws\.minlaw\.gov\.bd\/act(-details)?-24[./]/,
}
/** Who picks the longest (or the shortest) option everywhere must not do much better than who picks at random. */
const mostByLength = 0.35
/** The right option is at most so many times as long as the longest wrong one. */
const mostOutstanding = 1.5
/** Two questions that have more than this share of their words in common are one question asked twice. */
const mostInCommon = 0.6

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What is wrong with the bank, in sentences that name the question; nothing for one that may be asked. */
export function bankFaults(questions: readonly BankQuestion[]): string[] {
  return [
    ...faultsOfCount(questions),
    ...questions.flatMap(faultsOfQuestion),
    ...faultsOfAlikeness(questions),
    ...faultsOfGuessing(questions),
  ]
}

function faultsOfCount(questions: readonly BankQuestion[]): string[] {
  const faults: string[] = []
  for (const [topic, least] of Object.entries(wanted)) {
    const there = questions.filter((question) => question.topic === topic).length
    if (there < least) faults.push(`${topic} has ${there} questions instead of ${least}`)
  }
  const ids = new Set(questions.map(({ id }) => id))
  if (ids.size < questions.length) faults.push(`${questions.length - ids.size} questions share an id`)
  return faults
}

function faultsOfQuestion(question: BankQuestion): string[] {
  const { id, topic, options, right, explanation, law, source } = question
  const faults: string[] = []
  if (!bankQuestion.safeParse(question).success) faults.push('is not of the shape of a question')
  if (new Set(options.map(plain)).size < options.length) faults.push('has two options alike')
  const longestWrong = Math.max(...options.filter((_, at) => at !== right).map(({ length }) => length))
  if ((options[right]?.length ?? 0) > longestWrong * mostOutstanding)
    faults.push('shows its right option by length')
  if (topic === 'criminal-law' && law) {
    if (!explanation.endsWith(`${law.act}, section ${law.section}.`)) faults.push('does not name its section')
    if (!published[law.act]?.test(source ?? '')) faults.push('has no source where its Act is published')
  } else if (topic === 'criminal-law') faults.push('names no law')
  return faults.map((fault) => `${id} ${fault}`)
}

function faultsOfAlikeness(questions: readonly BankQuestion[]): string[] {
  const known = questions.map(({ id, question, law }) => ({
    id,
    words: new Set(plain(question).split(' ')),
    section: law && `${law.act} ${law.section}`,
  }))
  return known.flatMap((one, at) =>
    known.slice(at + 1).flatMap((other) => {
      const common = [...one.words].filter((word) => other.words.has(word)).length
      const all = one.words.size + other.words.size - common
      const isAlike = common > all * mostInCommon || (one.section && one.section === other.section)
      return isAlike ? [`${one.id} and ${other.id} are alike`] : []
    }),
  )
}

/** What somebody could go by who has read no question: where the right options stand, and how long they are. */
function faultsOfGuessing(questions: readonly BankQuestion[]): string[] {
  const share = (is: (question: BankQuestion) => boolean) => questions.filter(is).length / questions.length
  const stands = (compare: (one: number, other: number) => boolean) =>
    share(({ options, right }) =>
      options.every(({ length }, at) => at === right || compare(options[right]?.length ?? 0, length)),
    )
  const shares = {
    longest: stands((one, other) => one > other),
    shortest: stands((one, other) => one < other),
    ...Object.fromEntries(
      ['first', 'second', 'third', 'fourth'].map((name, at) => [name, share(({ right }) => right === at)]),
    ),
  }
  return Object.entries(shares)
    .filter(([, part]) => part > mostByLength)
    .map(([name, part]) => `the ${name} option is right in ${Math.round(part * 100)} % of the questions`)
}
