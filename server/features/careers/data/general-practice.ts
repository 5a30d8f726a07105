import type { BankQuestion } from './bank-schema.ts'

/* Questions on reading closely and on what a law office owes its clients: each has one answer that can be defended. */

const about = { topic: 'general-analysis', law: null, source: null } as const

export const generalPractice: readonly BankQuestion[] = [
  {
    ...about,
    id: 'general-animals',
    question:
      'A lease says: “The tenant may keep one cat or one dog, but not both, and no other animal.” Which tenant breaks it?',
    options: [
      'One who keeps a dog only',
      'One who keeps a cat only',
      'One who keeps no animal',
      'One who keeps a cat and a dog',
    ],
    right: 3,
    explanation:
      'One cat or one dog is allowed, and so is no animal; both together are what the lease forbids.',
  },
  {
    ...about,
    id: 'general-conclusion',
    question:
      '“Witnesses are often sure and wrong. How sure they sound says little about whether they are right. So courts should look for evidence that does not rest on memory.” What is the conclusion of this text?',
    options: [
      'Witnesses are often sure of what they say and wrong',
      'Courts should look for evidence that does not rest on memory',
      'How sure a witness sounds says little about what is right or wrong',
      'Witnesses should no longer be heard in any court',
    ],
    right: 1,
    explanation:
      'The first two sentences are reasons; the third, which begins with “so”, is what they are given for. The fourth option is not said at all.',
  },
  {
    ...about,
    id: 'general-conflict',
    question:
      'A new client asks your chamber to sue a company that the chamber defends in another matter. What comes first?',
    options: [
      'Take the case and tell neither of the two clients',
      'Take the case, and give it to a colleague in another room',
      'Take no instructions until the conflict has been cleared',
      'Draft the suit, and ask the company once it is filed',
    ],
    right: 2,
    explanation:
      'Acting for both sides, or starting before the conflict is cleared, harms the loyalty that is owed to the client whom the chamber has already.',
  },
  {
    ...about,
    id: 'general-mistake',
    question:
      'You find that you gave a client a wrong date for a hearing, which is still a week away. What do you do?',
    options: [
      'Wait and see whether the client finds it out',
      'Put the right date into the file’s copy of the letter',
      'Say that the court’s office gave the wrong date',
      'Tell the client and your supervisor of it at once',
    ],
    right: 3,
    explanation:
      'Nothing is lost yet if the client hears of it now. Waiting risks the hearing, and the two others hide what happened.',
  },
  {
    ...about,
    id: 'general-train',
    question:
      'On a train a friend asks about a client’s matter that you work on, and that is not known to the public. What do you answer?',
    options: [
      'The facts, without the name of the client',
      'That you cannot speak about it',
      'The facts, since a friend can be trusted',
      'Only what the other side has done wrong',
    ],
    right: 1,
    explanation:
      'What a client confides is not yours to tell, in part or without a name, as long as the client has not allowed it.',
  },
  {
    ...about,
    id: 'general-misdirected',
    question:
      'A letter of the other side’s advocate to the advocate’s own client reaches you by mistake. What do you do?',
    options: [
      'Read it to the end and use it for your client',
      'Copy it for the file, then send it on',
      'Stop reading and tell your supervisor',
      'Throw it away and tell nobody of it',
    ],
    right: 2,
    explanation:
      'It was confided to somebody else. Reading on or copying it uses the mistake, and throwing it away hides it.',
  },
]
