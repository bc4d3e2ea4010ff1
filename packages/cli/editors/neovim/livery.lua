-- For Neovim 0.11 and later: copy to lsp/livery.lua in the configuration, and call
-- vim.lsp.enable('livery').
local program = 'node_modules/@livery/cli/bin/livery.mjs'

return {
  cmd = function(dispatchers, config)
    local root = config.root_dir
    return vim.lsp.rpc.start({ 'node', root .. '/' .. program, 'lsp' }, dispatchers, { cwd = root })
  end,
  filetypes = { 'json', 'jsonc' },
  root_markers = { program },
  workspace_required = true,
}
