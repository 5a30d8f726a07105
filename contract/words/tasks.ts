import type { DueSpan, NoteStatus } from '../notes.ts'

/** How far a task is. */
export const statusWords: Readonly<Record<NoteStatus, string>> = {
  todo: 'To do',
  doing: 'Doing',
  waiting: 'Waiting',
  done: 'Done',
}

/** When tasks are due. */
export const dueWords: Readonly<Record<DueSpan, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
}

/** Who works on a task, until when, and its steps. */
export const sharedTask = {
  statusOf: (title: string) => `Status of ${title}`,
  peopleFailed: 'Failed to load people',
  add: 'Add',
  assignees: 'Assignees',
  owner: 'Owner',
  makeOwner: 'Make Owner',
  makeOwnerAsk: (name: string) => `Make ${name} the owner of this task?`,
  giveAsk: (name: string) => `Ask ${name} to take this task?`,
  createdBy: (name: string) => `Created by ${name}`,
  ownerMade: (name: string) => `${name} has this task now`,
  ownerAsked: (name: string) => `${name} was asked to take this task`,
  makeOwnerFailed: 'Failed to make somebody the owner',
  asksNoMore: 'Ask no more',
  askWithdrawn: 'Nobody is asked any more',
  withdrawFailed: 'Failed to take back what was asked',
  assign: 'Assign somebody',
  unassign: (name: string) => `Take ${name} off this task`,
  steps: 'Steps',
  addStep: 'Add a step',
  deleteStep: (title: string) => `Delete step: ${title}`,
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  take: 'Take',
  takeStep: (title: string) => `Take step: ${title}`,
  logHours: 'Log hours',
  leave: 'Leave Task',
  leaveAsk: 'Are you sure you want to leave this task?',
  left: 'Task left successfully',
  leaveFailed: 'Failed to leave task',
  assignFailed: 'Failed to assign',
  unassignFailed: 'Failed to take somebody off the task',
  stepFailed: 'Failed to save step',
  stepsFailed: 'Failed to load steps',
} as const
