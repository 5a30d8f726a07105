import * as owners from '../../../contract/note-owners.ts'
import * as views from '../../../contract/saved-views.ts'
import * as templates from '../../../contract/task-templates.ts'
import * as calls from '../../../contract/tasks.ts'
import { on, type Route } from '../../kernel/http.ts'
import { assignNote, unassignNote } from './commands/assign-note.ts'
import { bulkNotes } from './commands/bulk-notes.ts'
import { answerOwner, makeOwner } from './commands/make-owner.ts'
import { createStep, deleteStep, reorderSteps, takeStep, updateStep } from './commands/write-step.ts'
import {
  createTemplate,
  deleteTemplate,
  makeFromTemplate,
  updateTemplate,
} from './commands/write-template.ts'
import { createView, deleteView, updateView } from './commands/write-view.ts'
import {
  getStep,
  getTemplate,
  getView,
  listOwnerAsks,
  listSteps,
  listTemplates,
  listViews,
} from './queries.ts'

export const tasksRoutes: readonly Route[] = [
  on(calls.assignNote, assignNote),
  on(calls.unassignNote, unassignNote),
  on(owners.makeOwner, makeOwner),
  on(owners.answerOwner, answerOwner),
  on(owners.listOwnerAsks, listOwnerAsks),
  on(calls.listSteps, listSteps),
  on(calls.getStep, getStep),
  on(calls.createStep, createStep),
  on(calls.updateStep, updateStep),
  on(calls.deleteStep, deleteStep),
  on(calls.takeStep, takeStep),
  on(calls.reorderSteps, reorderSteps),
  on(calls.bulkNotes, bulkNotes),
  on(views.listViews, listViews),
  on(views.getView, getView),
  on(views.createView, createView),
  on(views.updateView, updateView),
  on(views.deleteView, deleteView),
  on(templates.listTemplates, listTemplates),
  on(templates.getTemplate, getTemplate),
  on(templates.createTemplate, createTemplate),
  on(templates.updateTemplate, updateTemplate),
  on(templates.deleteTemplate, deleteTemplate),
  on(templates.makeFromTemplate, makeFromTemplate),
]
