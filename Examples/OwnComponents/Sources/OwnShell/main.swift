import OwnComponents
import Shell

AtelierShell.main(knowing: .ownComponents)
