-- For Neovim 0.11 and later: copy to lsp/livery.lua in the configuration, and call
-- vim.lsp.enable('livery').
local program = 'node_modules/@livery/cli/bin/livery.mjs'

return {
  cmd = function(dispatchers, config)
    -- Older versions pass no configuration.
    local root = (config or {}).root_dir or vim.fn.getcwd()
    return vim.lsp.rpc.start({ 'node', root .. '/' .. program, 'lsp' }, dispatchers, { cwd = root })
  end,
  filetypes = { 'json', 'jsonc' },
  -- Starts only where the command is installed.
  root_dir = function(buffer, start)
    local root = vim.fs.root(buffer, function(name, folder)
      return name == 'node_modules' and vim.uv.fs_stat(folder .. '/' .. program) ~= nil
    end)
    if root then start(root) end
  end,
}
