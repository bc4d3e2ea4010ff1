export {
  ApiClient,
  pageLanguageHeader,
  TransportError,
  type SolveBotCheck,
  type Transport,
  type TransportReply,
  type SealCall,
  type SealedCall,
  type TransportRequest,
} from './client/ApiClient.ts';
export { ApiError } from './client/ApiError.ts';
export { attempt } from './client/attempt.ts';
export {
  defineCall,
  type AnyCall,
  type Call,
  type CallResult,
  type CallDefinition,
  type CallSite,
  type RateClass,
  type SchemaName,
} from './Call.ts';
export type {
  CallName,
  OperatorReplyOf,
  ReplyNamed,
  ReplyOf,
  RequestNamed,
  RequestOf,
} from './CallName.ts';
export { callSiteOf } from './callSiteOf.ts';
export { operatorCallsByName } from './callTable.ts';
export * from './generated/calls.gen.ts';
export { replyFormats, type ReplyFormat } from './generated/replyFormats.gen.ts';
export { needsBotCheck } from './needsBotCheck.ts';
export { completeAnyRequest, completeRequest } from './completeRequest.ts';
