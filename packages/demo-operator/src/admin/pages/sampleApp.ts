/** File behind the Android sample link; `_base/pages/down.json` shows its checksum. */
export const sampleApp = {
  fileName: 'sample-app.txt',
  content:
    "This is a demonstration. An operator's own app would come from here; this file installs nothing.\n",
};
