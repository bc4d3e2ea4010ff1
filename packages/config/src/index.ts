export type { AllowsOrigin } from './live/refuseUnlistedOrigins.ts';
export type { CallCatalogue } from './check/CallCatalogue.ts';
export {
  countProblems,
  formatProblem,
  sortProblems,
  withoutHint,
  problemAt,
  type ConfigProblem,
} from './report/ConfigProblem.ts';
export { BrandIndex } from './lookup/BrandIndex.ts';
export { builtInFamilies } from './check/builtInFamilies.ts';
export { assetTypeOf } from './read/assetTypes.ts';
export { colorPairs } from './check/rules/safety/contrast.ts';
export {
  connectionRules,
  literalOf,
  type ConnectionRule,
  type ConnectionRules,
} from './live/connectionRules.ts';
export { checkLive, type UncheckedPart } from './live/checkLive.ts';
export { isDemonstration } from './live/demonstrationRemains.ts';
export { contrastRatio } from './check/contrastRatio.ts';
export { checkBrand, loadSite, type LoadedSite, type LoadSiteOptions } from './load/loadSite.ts';
export { crossCheckBrands } from './load/crossCheckBrands.ts';
export {
  deprecationOf,
  withoutDeprecated,
  type Deprecation,
} from './schema/deprecated/deprecation.ts';
export { deepFreeze } from './source/deepFreeze.ts';
export type { DocumentIndex, PlacedName, WrittenPath } from './lookup/DocumentIndex.ts';
export { editText } from './read/editText.ts';
export { formatDocument } from './read/formatDocument.ts';
export type { FileEntry, FileSource } from './source/FileSource.ts';
export { groupBy } from './source/groupBy.ts';
export { hideSecrets } from './build/hideSecrets.ts';
export { listBrands } from './read/listBrands.ts';
export { LoadCache } from './merge/LoadCache.ts';
export { loadSchemas } from './schema/loadSchemas.ts';
export { memorySource } from './source/memorySource.ts';
export { overlaySource } from './source/overlaySource.ts';
export { nearestPlace } from './live/nearestPlace.ts';
export { offeredProviders } from './live/offeredProviders.ts';
export type { ProblemCodeEntry } from './report/ProblemCodeEntry.ts';
export { isProblemCode, problemCodes, type ProblemCode } from './report/problemCodes.ts';
export { collectProblems } from './load/collectProblems.ts';
export { suggestedName } from './source/nearestName.ts';
export { adviceOf } from './schema/typeAdvice.ts';
export { documentNames, pointerOf, schemaNameOf } from './source/documentNames.ts';
export { publicAddress } from './report/publicAddress.ts';
export { publicSite } from './build/publicSite.ts';
export { readBrand, type ReadBrand } from './merge/readBrand.ts';
export { readHosts } from './load/readHosts.ts';
export { readParent } from './load/readParent.ts';
export { baseBrand } from './merge/readChain.ts';
export type { ServedBrand } from './live/ServingCheck.ts';
export { servingChecks, type ServingPorts } from './live/servingChecks.ts';
export type { ServingSettings } from './live/settings/readServingSettings.ts';
export { SettingsError } from './live/settings/SettingsError.ts';
export { resolveFlags } from './merge/resolveFlags.ts';
export type { SchemaSet } from './schema/SchemaSet.ts';
export type { SuppressionUse } from './check/suppress.ts';
export { joinPointer } from './source/pointer.ts';
export type { SourcePosition } from './source/SourceDocument.ts';
export { fontFamily } from './build/fontFamilies.ts';
export { themeSheet } from './build/themeSheet.ts';
export { traceValue, type LayerWord, type TracedValue } from './load/traceValue.ts';
