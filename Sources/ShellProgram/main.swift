import Shell

AtelierShell.main()
